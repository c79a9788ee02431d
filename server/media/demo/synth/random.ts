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

/** FNV-1a over UTF-16 units, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Makes a {@link Random} from a text. Algorithm: mulberry32. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  }
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
