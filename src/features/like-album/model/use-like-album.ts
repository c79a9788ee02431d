import { useTranslation } from 'react-i18next';
import { useDeliveredToggle } from '@/entities/outbox';
import { useAccountGate, useViewer } from '@/entities/session';
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
