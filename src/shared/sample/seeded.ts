import { hashText } from '../lib/random/hash-text.ts';

export { fnv1a } from '../lib/random/fnv1a.ts';
export { hashText } from '../lib/random/hash-text.ts';
export { mulberry32 } from '../lib/random/mulberry32.ts';

/** From 0 (inclusive) to 1 (exclusive), by `seed` alone, the same in every engine. */
export const seeded = (seed: string): number => hashText(seed) / 0x1_0000_0000;
