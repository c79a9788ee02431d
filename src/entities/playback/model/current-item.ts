import { stepForward } from '../lib/play-order';
import { mulberry32 } from '@/shared/lib/random';
import type { PlaybackState, QueueItem } from './playback-state';

const itemAt = ({ queue, order }: PlaybackState, at: number): QueueItem | null =>
  queue[order[at] ?? -1] ?? null;

/** The item that is heard, or would be if it were not paused. */
export const currentItem = (state: PlaybackState): QueueItem | null => itemAt(state, state.at);

/** The item that the end of the current one leads to; null where the music ends. */
export function itemAfter(state: PlaybackState): QueueItem | null {
  if (state.repeatMode === 'one') return currentItem(state);
  // The same numbers as the reducer draws, so that what is preloaded is what is heard.
  const random = mulberry32(state.seed);
  random();
  const place = stepForward(state, state.queue.length, state, random);
  return place && itemAt({ ...state, order: [...place.order] }, place.at);
}
