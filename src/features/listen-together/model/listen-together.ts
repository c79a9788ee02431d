import { togetherMark } from '@/entities/playback';
import type { Together } from '@/shared/contract/together.ts';
import { followTogether } from './follow-together';
import { storedTogether } from './own-queue';
import type { Store } from './session-player';
import { togetherView } from './together-view';

type Follower = ReturnType<typeof followTogether>;

let follower: Follower | null = null;

const end = async (store: Store, kind: 'over' | null) => {
  const known = follower;
  follower = null;
  const isSignedIn = store.getState().session.status === 'listener';
  if (kind && isSignedIn) togetherView.tell(kind);
  await known?.stop(!isSignedIn);
};

const follow = (store: Store): Follower =>
  followTogether(store, {
    onOver: () => void end(store, 'over'),
    onApart: () => togetherView.tell('apart'),
    onRefused: (error) => togetherView.tell('refused', error),
  });

/** The one session in which this device takes part. */
export const listening = {
  /** Follows the session from now on, or takes what the server answered of it. */
  take: async (store: Store, session: Together): Promise<void> => {
    togetherMark.write(true);
    if (follower && togetherView.get().session?.id !== session.id) await end(store, null);
    follower ??= follow(store);
    await follower.take(session);
  },
  /** Lets it sound here again. */
  returnToIt: async (): Promise<void> => follower?.returnToIt(),
  leave: (store: Store): Promise<void> => end(store, null),
  look: async (): Promise<void> => follower?.look(),
};

/**
 * After a reload: the session goes on for this person, and sounds once they press. Does nothing on
 * a device that takes part in none.
 */
export async function resumeTogether(store: Store): Promise<void> {
  if (follower) return;
  const kept = storedTogether.read();
  if (kept === null) {
    togetherMark.write(false);
    return;
  }
  follower = follow(store);
  follower.restore(kept.own);
  togetherView.set({ isApart: true });
  await follower.look();
  if (follower && togetherView.get().session) togetherView.tell('waiting');
}
