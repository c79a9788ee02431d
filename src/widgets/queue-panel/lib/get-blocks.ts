import type { QueueItem } from '@/entities/playback';

export type Block = {
  /** `similar`: the rest begins with what the list did not have. */
  name: 'added' | 'rest' | 'similar';
  /** Index of its first item. */
  first: number;
  count: number;
};

/** What the person added, then what the list has; without empty blocks. */
export function getBlocks(items: readonly QueueItem[]): Block[] {
  const found = items.findIndex(({ isAdded }) => !isAdded);
  const added = found < 0 ? items.length : found;
  const blocks: Block[] = [
    { name: 'added', first: 0, count: added },
    {
      name: items[added]?.track.reason ? 'similar' : 'rest',
      first: added,
      count: items.length - added,
    },
  ];
  return blocks.filter(({ count }) => count > 0);
}
