import { onFirstTouch } from '@/shared/lib/first-touch';
import { logFailure } from '@/shared/lib/log';
import type { PlaybackStore } from './playback-store';

type WatchedStore = PlaybackStore & { subscribe: (listener: () => void) => () => void };

/**
 * Joins the player to the store. The sound is loaded for a listener at once and for a visitor at the
 * first touch, so that a first visit does not wait for it and a first play does not either.
 */
export function startPlayback(store: WatchedStore): void {
  let isJoined = false;
  const join = async () => {
    if (isJoined) return;
    isJoined = true;
    try {
      const { joinAudio } = await import('./join-audio');
      joinAudio(store);
      leave();
    } catch (reason) {
      logFailure('sound', reason);
      // The next wish to play asks again.
      isJoined = false;
    }
  };
  const untouched = store.getState().playback;
  const leave = store.subscribe(() => {
    const { playback, session } = store.getState();
    if (playback !== untouched || session.status === 'listener') void join();
  });
  onFirstTouch(() => void join());
}
