import { useDeliveryState } from '@/entities/outbox';
import { useAccountGate, useViewer } from '@/entities/session';
import { artistFollows, type FollowedArtist } from './followed-artists';
import { useChangeFollow } from './use-change-follow';
import { useFollowedArtists } from './use-followed-artists';

/**
 * The follow of one artist: whether it is on, where its last change is in its delivery, and the action that
 * toggles it, at once and on this device. A visitor is asked to sign in.
 */
export function useFollowArtist({ id, name, image }: FollowedArtist) {
  const viewer = useViewer();
  const gate = useAccountGate();
  const changeFollow = useChangeFollow();
  const isFollowing = useFollowedArtists().some((followed) => followed.id === id);
  const delivery = useDeliveryState(viewer?.id ?? null, artistFollows.name, id);

  const artist = { id, name, image };
  const toggle = () =>
    gate(
      'follow',
      () => {
        if (viewer) changeFollow(viewer.id, artist, !isFollowing);
      },
      { kind: 'follow-artist', artist },
    );

  return { isFollowing, delivery, toggle };
}
