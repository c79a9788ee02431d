import { startListening } from '@/shared/redux';
import { changesPlayback } from './changes-playback';
import type { PlaybackStore } from './playback-store';

const touches = ['pointerover', 'pointerdown', 'keydown'] as const;

/**
 * Joins the player to the store. The sound is loaded when a person first touches the page, so that
 * a first visit does not wait for it and a first play does not either.
 */
export function startPlayback(store: PlaybackStore): void {
  let isJoined = false;
  const join = async () => {
    if (isJoined) return;
    isJoined = true;
    for (const type of touches) removeEventListener(type, join);
    const { joinAudio } = await import('./join-audio');
    joinAudio(store);
  };
  for (const type of touches) addEventListener(type, join, { passive: true });
  startListening({
    predicate: changesPlayback,
    effect: async (_action, listener) => {
      listener.unsubscribe();
      await join();
    },
  });
}
