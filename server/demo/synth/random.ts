import { fnv1a, mulberry32 } from '#sample/seeded.ts';

/** A seed gives the same numbers on every machine. */
export type Random = {
  /** From 0 inclusive to 1 exclusive. */
  next(): number;
  between(low: number, high: number): number;
  /** Throws RangeError on an empty list. */
  pick<Item>(list: readonly Item[]): Item;
  /** `probability` is 0 to 1. */
  chance(probability: number): boolean;
};

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
