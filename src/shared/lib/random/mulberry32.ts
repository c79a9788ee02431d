/** A random number from 0 (included) to 1 (excluded), as `Math.random`. */
export type Random = () => number;

/**
 * Random numbers that repeat for the same seed of 32 bits, in every engine, so that reducers stay pure
 * and tests know what comes. Not for secrets.
 */
export function mulberry32(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
