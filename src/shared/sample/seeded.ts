/** FNV-1a over UTF-16 units: an unsigned number of 32 bits. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** The same with the finalizer of MurmurHash3, which tells texts apart that differ by a letter. */
export function hashText(text: string): number {
  let hash = fnv1a(text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number from 0 (included) to 1 (excluded) that depends on `seed` alone, the same in every engine. */
export const seeded = (seed: string): number => hashText(seed) / 0x1_0000_0000;

/**
 * Draws numbers from 0 (included) to 1 (excluded), the same ones after the same 32 bits in every engine
 * (mulberry32). Not for secrets.
 */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
