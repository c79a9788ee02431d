import { createRandom } from '../random.ts';

/** Widens the style's range of tempos, so that songs of a genre differ more. */
const stretch = 1.05;
const paces = 5;

/**
 * Deals tempo, key and instruments to an album's songs in turn, so that neighbours differ in each.
 * The number at the end of `trackId` is the turn; songs that share a deal have equal ones.
 */
export function createDeal(trackId: string, isShared: boolean) {
  const [, album = trackId, number = '0'] = /^(.*?)(\d*)$/.exec(trackId) ?? [];
  const turn = isShared ? 0 : Number(number);
  const random = createRandom(`deal ${album}`);
  const begin = (count: number) => Math.floor(random.next() * count);
  return {
    pick<Item>(list: readonly Item[]): Item {
      const item = list[(begin(list.length) + turn) % list.length];
      if (item === undefined) throw new RangeError('cannot deal from an empty list');
      return item;
    },
    /** Neighbours are a fourth apart. */
    tonic: () => (begin(12) + turn * 5) % 12,
    tempo([low, high]: readonly [number, number]): number {
      const pace = (begin(paces) + turn * 2 + random.next() * 0.5) % paces;
      return low / stretch + ((high * stretch - low / stretch) * pace) / (paces - 0.5);
    },
  };
}
