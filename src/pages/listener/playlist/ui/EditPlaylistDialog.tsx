import { useTranslation } from 'react-i18next';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Dialog } from '@/shared/ui/dialog';
import { type EditedPlaylist, EditPlaylistForm } from './EditPlaylistForm';

type EditPlaylistDialogProps = {
  /** Initial values. */
  playlist: EditedPlaylist;
  /** Open state, kept by the caller. */
  isOpen: boolean;
  /** Called on cancelling or after saving. */
  onOpenChange: (isOpen: boolean) => void;
};

/** Load it lazily. */
export function EditPlaylistDialog({ playlist, isOpen, onOpenChange }: EditPlaylistDialogProps) {
  const { t } = useTranslation('pages.listener.playlist.edit');
  const close = () => onOpenChange(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => leaveBy(close)}
      title={t('title')}
      closeLabel={t('close')}
      size="medium"
    >
      <EditPlaylistForm playlist={playlist} onDone={close} onCancel={() => leaveBy(close)} />
    </Dialog>
  );
}
