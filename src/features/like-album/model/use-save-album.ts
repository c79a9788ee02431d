import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { showToast } from '@/shared/ui/toast';
import { type LikedAlbum, likedAlbums } from './liked-albums';
import { useChangeLike } from './use-change-like';

/** Returns the action that puts an album into the person's library, where it is not there yet, and says so. */
export function useSaveAlbum() {
  const { t } = useTranslation('features.like-album');
  const viewer = useViewer();
  const changeLike = useChangeLike();
  return (album: LikedAlbum): void => {
    if (!viewer) return;
    const isThere = likedAlbums.read(viewer.id).some(({ id }) => id === album.id);
    if (!isThere) changeLike(viewer.id, album, true);
    showToast({ tone: 'success', text: t('added', { title: album.title }) });
  };
}
