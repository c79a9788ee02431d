type Shuffled<Items extends readonly unknown[]> = {
  -readonly [Place in keyof Items]: Items[number];
};

/** Source of repeatable choices: the same seed gives the same sequence on every machine. */
export type Random = {
  /** Number from 0 up to, but not including, 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  /** Whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** The same items in another order; a tuple stays a tuple. */
  shuffle: <const Items extends readonly unknown[]>(items: Items) => Shuffled<Items>;
};

/** Hash of a text as an unsigned 32-bit number (FNV-1a with the final mix of MurmurHash3). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Repeatable random source for a text seed (mulberry32). Not for secrets. */
export function seededRandom(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
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
