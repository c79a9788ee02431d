import { useDeliveryState, useToldState } from '@/entities/outbox';
import { useAccountGate, useViewer } from '@/entities/session';
import { artistFollows, type FollowedArtist } from './followed-artists';
import { useChangeFollow } from './use-change-follow';
import { useFollowedArtists } from './use-followed-artists';

/** An artist, and what the server said with their page. */
export type FollowableArtist = FollowedArtist & { isFollowing?: boolean | undefined };

/**
 * The follow of one artist: whether it is on, where its last change is in its delivery, and the action that
 * toggles it, at once and on this device. A visitor is asked to sign in.
 */
export function useFollowArtist({ id, name, image, isFollowing: told }: FollowableArtist) {
  const viewer = useViewer();
  const gate = useAccountGate();
  const changeFollow = useChangeFollow();
  const local = useFollowedArtists().some((followed) => followed.id === id);
  const delivery = useDeliveryState(viewer?.id ?? null, artistFollows.name, id);
  const { isIn, noteChange } = useToldState({ told, local, isWaiting: delivery !== null });

  const artist = { id, name, image };
  const toggle = () =>
    gate(
      'follow',
      () => {
        if (!viewer) return;
        noteChange();
        changeFollow(viewer.id, artist, !isIn);
      },
      { kind: 'follow-artist', artist },
    );

  return { isFollowing: isIn, delivery, toggle };
}
