import { useTranslation } from 'react-i18next';
import { showToast } from '@/shared/ui/toast';
import { albumLikes, type LikedAlbum } from './liked-albums';

/**
 * Returns what likes an album or no longer does, for a person, at once and on this device; it says so where the
 * device has no room to remember that it is to be delivered.
 */
export function useChangeLike() {
  const { t } = useTranslation('features.like-album');
  return (owner: string, album: LikedAlbum, isLiked: boolean): void => {
    const isKept = albumLikes.change(owner, album, isLiked);
    if (!isKept) showToast({ tone: 'danger', text: t('noRoom', { title: album.title }) });
  };
}
