import { useDeliveryState } from '@/entities/outbox';
import { useAccountGate, useViewer } from '@/entities/session';
import { albumLikes, type LikedAlbum } from './liked-albums';
import { useChangeLike } from './use-change-like';
import { useLikedAlbums } from './use-liked-albums';

/**
 * The like of one album: whether it is on, where its last change is in its delivery, and the action that toggles
 * it, at once and on this device. A visitor is asked to sign in.
 */
export function useLikeAlbum({ id, title, artist, coverImage }: LikedAlbum) {
  const viewer = useViewer();
  const gate = useAccountGate();
  const changeLike = useChangeLike();
  const isLiked = useLikedAlbums().some((liked) => liked.id === id);
  const delivery = useDeliveryState(viewer?.id ?? null, albumLikes.name, id);

  const album = { id, title, artist, coverImage };
  const toggle = () =>
    gate(
      'like',
      () => {
        if (viewer) changeLike(viewer.id, album, !isLiked);
      },
      { kind: 'like-album', album },
    );

  return { isLiked, delivery, toggle };
}
