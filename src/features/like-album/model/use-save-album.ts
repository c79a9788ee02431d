import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { showToast } from '@/shared/ui/toast';
import { albumLikes, type LikedAlbum, likedAlbums } from './liked-albums';

/** Does not remove an album already saved. */
export function useSaveAlbum() {
  const { t } = useTranslation('features.like-album');
  const owner = useViewer()?.id;
  return (album: LikedAlbum): void => {
    if (owner === undefined) return;
    const { title } = album;
    const isThere = likedAlbums.read(owner).some(({ id }) => id === album.id);
    if (!isThere && !albumLikes.change(owner, album, true)) {
      showToast({ tone: 'danger', text: t('noRoom', { title }) });
    }
    showToast({ tone: 'success', text: t('added', { title }) });
  };
}
