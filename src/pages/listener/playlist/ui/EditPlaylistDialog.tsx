import { useTranslation } from 'react-i18next';
import type { PlaylistDetails } from '@/shared/contract/playlist.ts';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Dialog } from '@/shared/ui/dialog';
import { EditPlaylistForm } from './EditPlaylistForm';

type EditPlaylistDialogProps = {
  /** What the form begins with. */
  playlist: PlaylistDetails;
  /** Whether it is there; the caller keeps this. */
  isOpen: boolean;
  /** Asks to be closed: cancelled, or saved. */
  onOpenChange: (isOpen: boolean) => void;
};

/** Renames a playlist, describes it, and makes it public or private. Load it lazily. */
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
