import { useAccountGate, useViewer } from '@/entities/session';
import { type LikedAlbum, likedAlbums } from './liked-albums';
import { useLikedAlbums } from './use-liked-albums';

/**
 * The like of one album: whether it is on, and the action that toggles it, at once and on this device
 * alone. A visitor is asked to sign in.
 */
export function useLikeAlbum({ id, title, artist, coverImage }: LikedAlbum) {
  const viewer = useViewer();
  const gate = useAccountGate();
  const isLiked = useLikedAlbums().some((liked) => liked.id === id);

  const album = { id, title, artist, coverImage };
  const toggle = () =>
    gate(
      'like',
      () => {
        if (!viewer) return;
        if (isLiked) likedAlbums.remove(viewer.id, id);
        else likedAlbums.add(viewer.id, album);
      },
      { kind: 'like-album', album },
    );

  return { isLiked, toggle };
}
