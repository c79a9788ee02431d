import { stepForward } from '../lib/play-order';
import { mulberry32 } from '@/shared/lib/random';
import type { PlaybackState, QueueItem } from './playback-state';

const itemAt = ({ queue, order }: PlaybackState, at: number): QueueItem | null =>
  queue[order[at] ?? -1] ?? null;

export const currentItem = (state: PlaybackState): QueueItem | null => itemAt(state, state.at);

/** Null at the beginning of the queue. */
export const itemBefore = (state: PlaybackState): QueueItem | null => itemAt(state, state.at - 1);

/** Null at the end of the queue. */
export function itemAfter(state: PlaybackState): QueueItem | null {
  if (state.repeatMode === 'one') return currentItem(state);
  // The reducer's random numbers, so that the preloaded track is the one played.
  const random = mulberry32(state.seed);
  random();
  const next = stepForward(state, state.queue.length, state, random);
  return next && itemAt({ ...state, order: [...next.order] }, next.at);
}
