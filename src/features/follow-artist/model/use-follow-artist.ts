import { useAccountGate, useViewer } from '@/entities/session';
import { type FollowedArtist, followedArtists } from './followed-artists';
import { useFollowedArtists } from './use-followed-artists';

/**
 * The follow of one artist: whether it is on, and the action that toggles it, at once and on this device
 * alone. A visitor is asked to sign in.
 */
export function useFollowArtist({ id, name, image }: FollowedArtist) {
  const viewer = useViewer();
  const gate = useAccountGate();
  const isFollowing = useFollowedArtists().some((followed) => followed.id === id);

  const artist = { id, name, image };
  const toggle = () =>
    gate(
      'follow',
      () => {
        if (!viewer) return;
        if (isFollowing) followedArtists.remove(viewer.id, id);
        else followedArtists.add(viewer.id, artist);
      },
      { kind: 'follow-artist', artist },
    );

  return { isFollowing, toggle };
}
