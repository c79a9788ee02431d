import type { PlaybackState } from './playback-state';

type QueueState = Pick<PlaybackState, 'queue' | 'order' | 'at'>;

/** Indexes into `queue` of what the person added, right after the current item. */
export function getAddedIndices({ queue, order, at }: QueueState): number[] {
  const next = order.slice(at + 1);
  const end = next.findIndex((index) => !queue[index]?.isAdded);
  return end < 0 ? next : next.slice(0, end);
}
