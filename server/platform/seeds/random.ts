import { hashText } from '../../../src/shared/lib/random/hash-text.ts';
import { mulberry32 } from '../../../src/shared/lib/random/mulberry32.ts';

/** Draws from 0 inclusive to 1 exclusive. */
export type Random = () => number;

export const createRandom = (seed: string): Random => mulberry32(hashText(seed));

/** Draws from a Poisson distribution (Knuth's method). */
export function drawCount(random: Random, mean: number): number {
  const threshold = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > threshold; product *= random()) count += 1;
  return count;
}

export function weightedDraw(weights: readonly number[]): (random: Random) => number {
  let total = 0;
  const sums = weights.map((weight) => (total += weight));
  return (random) => {
    const wanted = random() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
