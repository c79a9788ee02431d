import type { Track } from '@/shared/contract/track.ts';
import type { PlaybackState, QueueEdit, QueueItem } from './playback-state';

export type QueueState = Pick<PlaybackState, 'queue' | 'order' | 'at'>;

type Queue = { listed: readonly QueueItem[]; order: readonly QueueItem[]; at: number };

/** Linear in the queue's length. */
export function getQueue({ queue, order, at }: QueueState): Queue {
  const played = Math.max(order.length - queue.length, 0);
  const first = at < played ? 0 : played;
  const round = order.slice(first, first + queue.length);
  return { listed: queue, order: round.flatMap((index) => queue[index] ?? []), at: at - first };
}

export function toEdit({ listed, order, at }: Queue): QueueEdit {
  const indices = new Map(listed.map(({ key }, index) => [key, index]));
  return { queue: [...listed], order: order.map(({ key }) => indices.get(key) ?? 0), at };
}

let madeItems = 0;
export function toItem(track: Track, isAdded: boolean): QueueItem {
  madeItems += 1;
  return { key: `added-${madeItems}`, track, isAdded };
}
