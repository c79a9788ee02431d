import { useTranslation } from 'react-i18next';
import { useDeliveredToggle } from '@/entities/outbox';
import { useAccountGate, useViewer } from '@/entities/session';
import { albumLikes, type LikedAlbum, likedAlbums } from './liked-albums';

/** An album, and what the server said with its page. */
export type LikableAlbum = LikedAlbum & { isLiked?: boolean | undefined };

/**
 * The like of one album: whether it is on, where its last change is in its delivery, and the action that toggles
 * it, at once and on this device. A visitor is asked to sign in.
 */
export function useLikeAlbum({ id, title, artist, coverImage, isLiked: told }: LikableAlbum) {
  const { t } = useTranslation('features.like-album');
  const owner = useViewer()?.id ?? null;
  const gate = useAccountGate();
  const album = { id, title, artist, coverImage };
  const { isIn, delivery, turn } = useDeliveredToggle({
    local: likedAlbums,
    delivered: albumLikes,
    owner,
    item: album,
    told,
    noRoom: t('noRoom', { title }),
  });
  const toggle = () => gate('like', () => turn(!isIn), { kind: 'like-album', album });
  return { isLiked: isIn, delivery, toggle };
}
