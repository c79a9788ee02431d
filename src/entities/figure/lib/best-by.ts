import { leastToConclude } from './standing-out';

/** The best of at least three, a quarter or more above their mean; null otherwise. */
export function bestBy<Stretch>(
  stretches: readonly Stretch[],
  valueOf: (stretch: Stretch) => number,
): Stretch | null {
  const total = stretches.reduce((sum, stretch) => sum + valueOf(stretch), 0);
  const [first] = stretches.toSorted((one, other) => valueOf(other) - valueOf(one));
  if (first === undefined || stretches.length < 3 || total < leastToConclude) return null;
  return valueOf(first) >= (1.25 * total) / stretches.length ? first : null;
}
