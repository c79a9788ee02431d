import { useDeliveryState, useToldState } from '@/entities/outbox';
import { useAccountGate, useViewer } from '@/entities/session';
import { albumLikes, type LikedAlbum } from './liked-albums';
import { useChangeLike } from './use-change-like';
import { useLikedAlbums } from './use-liked-albums';

/** An album, and what the server said with its page. */
export type LikableAlbum = LikedAlbum & { isLiked?: boolean | undefined };

/**
 * The like of one album: whether it is on, where its last change is in its delivery, and the action that toggles
 * it, at once and on this device. A visitor is asked to sign in.
 */
export function useLikeAlbum({ id, title, artist, coverImage, isLiked: told }: LikableAlbum) {
  const viewer = useViewer();
  const gate = useAccountGate();
  const changeLike = useChangeLike();
  const local = useLikedAlbums().some((liked) => liked.id === id);
  const delivery = useDeliveryState(viewer?.id ?? null, albumLikes.name, id);
  const { isIn, noteChange } = useToldState({ told, local, isWaiting: delivery !== null });

  const album = { id, title, artist, coverImage };
  const toggle = () =>
    gate(
      'like',
      () => {
        if (!viewer) return;
        noteChange();
        changeLike(viewer.id, album, !isIn);
      },
      { kind: 'like-album', album },
    );

  return { isLiked: isIn, delivery, toggle };
}
