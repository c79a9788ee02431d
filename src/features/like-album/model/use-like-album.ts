import { useTranslation } from 'react-i18next';
import { useDeliveredToggle } from '@/entities/outbox';
import { useAccountGate, useViewer } from '@/entities/session';
import { showToast } from '@/shared/ui/toast';
import { albumLikes, type LikedAlbum, likedAlbums } from './liked-albums';

export type LikableAlbum = LikedAlbum & { isLiked?: boolean | undefined };

/** Acts at once on this device. */
export function useLikeAlbum({ id, title, artist, coverImage, isLiked: reported }: LikableAlbum) {
  const { t } = useTranslation('features.like-album');
  const owner = useViewer()?.id ?? null;
  const gate = useAccountGate();
  const album = { id, title, artist, coverImage };
  const { isIn, delivery, turn } = useDeliveredToggle({
    local: likedAlbums,
    delivered: albumLikes,
    owner,
    item: album,
    reported,
    noRoom: t('noRoom', { title }),
  });
  const toggle = () => gate('like', () => turn(!isIn), { kind: 'like-album', album });
  return { isLiked: isIn, delivery, toggle };
}

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
