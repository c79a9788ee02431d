import type { QueueBody, QueueChangesBody, QueueEntry } from '@/shared/contract/player.ts';

export type SentQueue = Omit<QueueBody, 'deviceId' | 'order'> & { order: readonly number[] };

type Splice<Item> = { at: number; remove: number; insert: Item[] };

/**
 * What turns one list into the other: nothing, one splice, or for a moved item two. Items are
 * compared by their name.
 */
export function findSplices<Item>(
  before: readonly Item[],
  after: readonly Item[],
  getName: (item: Item) => unknown,
): Splice<Item>[] {
  const isSame = (one: Item | undefined, other: Item | undefined) =>
    one !== undefined && other !== undefined && getName(one) === getName(other);
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let left = 0;
  while (left < shorter - start && isSame(before.at(-1 - left), after.at(-1 - left))) left += 1;
  const removed = before.slice(start, before.length - left);
  const insert = after.slice(start, after.length - left);
  if (removed.length === 0 && insert.length === 0) return [];
  const isRest = (one: readonly Item[], other: readonly Item[]) =>
    one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  const last = removed.length - 1;
  if (last > 1 && removed.length === insert.length) {
    const [first, end] = [insert[0], insert[last]];
    if (end !== undefined && isRest([...removed.slice(1), ...removed.slice(0, 1)], insert))
      return [
        { at: start, remove: 1, insert: [] },
        { at: start + last, remove: 0, insert: [end] },
      ];
    if (first !== undefined && isRest([...removed.slice(-1), ...removed.slice(0, -1)], insert))
      return [
        { at: start + last, remove: 1, insert: [] },
        { at: start, remove: 0, insert: [first] },
      ];
  }
  return [{ at: start, remove: removed.length, insert }];
}

const nameEntry = ({ key, trackId, isAdded }: QueueEntry) =>
  `${key} ${trackId} ${String(isAdded === true)}`;

const isListOrder = ({ entries, order }: SentQueue) =>
  entries.every(({ key }, index) => order[index] === key);

/** The order as it is sent. */
export const toOrder = (queue: SentQueue): number[] | null =>
  isListOrder(queue) ? null : [...queue.order];

type Changes = Omit<QueueChangesBody, 'deviceId' | 'version'>;

/** Only what differs; null where nothing does. */
export function findChanges(before: SentQueue, after: SentQueue): Changes | null {
  const changes: Changes = {};
  const entries = findSplices(before.entries, after.entries, nameEntry);
  if (entries.length > 0) changes.entries = entries;
  if (isListOrder(after)) {
    if (!isListOrder(before)) changes.order = null;
  } else {
    const order = findSplices(before.order, after.order, (key) => key);
    if (order.length > 0) changes.order = order;
  }
  if (before.source !== after.source) changes.source = after.source;
  if (before.isShuffled !== after.isShuffled) changes.isShuffled = after.isShuffled;
  if (before.repeatMode !== after.repeatMode) changes.repeatMode = after.repeatMode;
  return Object.keys(changes).length === 0 ? null : changes;
}
