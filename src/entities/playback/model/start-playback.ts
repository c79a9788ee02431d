import { onFirstTouch } from '@/shared/lib/first-touch';
import { logFailure } from '@/shared/lib/log';
import type { PlaybackStore } from './playback-store';

type WatchedStore = PlaybackStore & { subscribe: (listener: () => void) => () => void };

/** Audio loads at once for users, at the first touch for visitors. */
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
