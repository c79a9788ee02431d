import { playerLimits } from '#contract/limits.ts';
import type { KeptQueue, QueueChangesBody } from '#contract/player.ts';

type Splice<Item> = { at: number; remove: number; insert: readonly Item[] };

const spliced = <Item>(list: readonly Item[], splices: readonly Splice<Item>[]): Item[] =>
  splices.reduce<Item[]>(
    (left, { at, remove, insert }) => left.toSpliced(at, remove, ...insert),
    [...list],
  );

/**
 * Returns the queue after the changes, in its next version; null where they do not fit: a key
 * stands twice, an order has other keys than the entries, or the queue would be too long.
 */
export function changeQueue(queue: KeptQueue, changes: QueueChangesBody): KeptQueue | null {
  const { source, isShuffled, repeatMode, entries = [], order } = changes;
  const changed = spliced(queue.entries, entries);
  const keys = changed.map(({ key }) => key);
  const before = queue.order ?? queue.entries.map(({ key }) => key);
  const next = {
    version: queue.version + 1,
    source: source === undefined ? queue.source : source,
    isShuffled: isShuffled ?? queue.isShuffled,
    repeatMode: repeatMode ?? queue.repeatMode,
    entries: changed,
    order:
      order === null || (order === undefined && queue.order === null)
        ? null
        : spliced(before, order ?? []),
  };
  return isWhole(keys, next.order) ? next : null;
}

/** Whether each key stands once among the entries, and in the order. */
export function isWhole(keys: readonly number[], order: readonly number[] | null): boolean {
  const known = new Set(keys);
  if (known.size !== keys.length || keys.length > playerLimits.entries) return false;
  if (order === null) return true;
  const ordered = new Set(order);
  return (
    order.length === keys.length &&
    ordered.size === order.length &&
    order.every((key) => known.has(key))
  );
}
