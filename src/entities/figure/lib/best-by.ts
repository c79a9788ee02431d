import { enoughToSay } from './standing-out';

/**
 * The stretch of time that stands out of at least three: a quarter above their mean or more. Null where
 * none does, or where there is too little to say.
 *
 * @param valueOf what is counted of a stretch.
 */
export function bestBy<Stretch>(
  stretches: readonly Stretch[],
  valueOf: (stretch: Stretch) => number,
): Stretch | null {
  const total = stretches.reduce((sum, stretch) => sum + valueOf(stretch), 0);
  const [first] = stretches.toSorted((one, other) => valueOf(other) - valueOf(one));
  if (first === undefined || stretches.length < 3 || total < enoughToSay) return null;
  return valueOf(first) >= (1.25 * total) / stretches.length ? first : null;
}
