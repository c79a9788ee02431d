import { useTranslation } from 'react-i18next';
import type { EditorialPlaylist } from '@/shared/contract/editorial-playlist.ts';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Dialog } from '@/shared/ui/dialog';
import type { PlaylistActs } from '../model/use-playlist-acts';
import { PlaylistForm } from './PlaylistForm';

type PlaylistDialogProps = {
  /** Which is changed; null makes one. */
  playlist: EditorialPlaylist | null;
  acts: Pick<PlaylistActs, 'create' | 'change'>;
  /** It was left, or done. */
  onClose: () => void;
};

/** Makes a playlist of the house, or changes one. */
export function PlaylistDialog({ playlist, acts, onClose }: PlaylistDialogProps) {
  const { t } = useTranslation('pages.editorial.playlists');
  const leave = () => leaveBy(onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      title={playlist ? t('form.edit', { name: playlist.name }) : t('form.create')}
      closeLabel={t('form.close')}
      size="medium"
    >
      <PlaylistForm playlist={playlist} acts={acts} onDone={onClose} onCancel={leave} />
    </Dialog>
  );
}
