import { fnv1a, mulberry32 } from '#sample/seeded.ts';

/** A repeatable source of chance: the same seed gives the same numbers on every machine. */
export type Random = {
  /** The next number, 0 inclusive to 1 exclusive. */
  next(): number;
  /** A number between two bounds. */
  between(low: number, high: number): number;
  /** One item of a list. Throws RangeError on an empty list. */
  pick<Item>(list: readonly Item[]): Item;
  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean;
};

/** Makes a {@link Random} from a text. */
export function createRandom(seed: string): Random {
  const next = mulberry32(fnv1a(seed));
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick(list) {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new RangeError('cannot pick from an empty list');
      return item;
    },
    chance: (probability) => next() < probability,
  };
}
