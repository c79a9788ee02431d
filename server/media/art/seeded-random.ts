import { hashText, mulberry32 } from '#sample/seeded.ts';

type Shuffled<Items extends readonly unknown[]> = {
  -readonly [Index in keyof Items]: Items[number];
};

/** A seed gives the same sequence on every machine. */
export type Random = {
  /** From 0 inclusive to 1 exclusive. */
  next: () => number;
  between: (low: number, high: number) => number;
  /** Both bounds inclusive. */
  whole: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** A tuple stays a tuple. */
  shuffle: <const Items extends readonly unknown[]>(items: Items) => Shuffled<Items>;
};

export function seededRandom(seed: string): Random {
  const next = mulberry32(hashText(seed));
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    shuffle: <const Items extends readonly unknown[]>(items: Items) =>
      items
        .map((item) => ({ item, order: next() }))
        .toSorted((one, other) => one.order - other.order)
        .map(({ item }) => item) as Shuffled<Items>,
  };
}
