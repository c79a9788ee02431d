import { fnv1a } from '../lib/random/fnv1a.ts';

export { fnv1a };
export { mulberry32 } from '../lib/random/mulberry32.ts';

/** `fnv1a` with MurmurHash3's finalizer, which separates texts that differ by a letter. */
export function hashText(text: string): number {
  let hash = fnv1a(text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** From 0 (inclusive) to 1 (exclusive), by `seed` alone, the same in every engine. */
export const seeded = (seed: string): number => hashText(seed) / 0x1_0000_0000;
