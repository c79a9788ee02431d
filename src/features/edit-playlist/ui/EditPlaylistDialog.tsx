import { useTranslation } from 'react-i18next';
import type { PlaylistDetails } from '@/shared/contract/playlist.ts';
import { Dialog } from '@/shared/ui/dialog';
import { EditPlaylistForm } from './EditPlaylistForm';

type EditPlaylistDialogProps = {
  playlist: PlaylistDetails;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Renames a playlist, describes it, and makes it public or private. Load it lazily. */
export function EditPlaylistDialog({ playlist, isOpen, onOpenChange }: EditPlaylistDialogProps) {
  const { t } = useTranslation('features.edit-playlist');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      closeLabel={t('close')}
      size="medium"
    >
      <EditPlaylistForm playlist={playlist} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
