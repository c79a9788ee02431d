import { leastToConclude } from './standing-out';

/** The best of at least three, a quarter or more above their mean; null otherwise. */
export function bestBy<Period>(
  periods: readonly Period[],
  valueOf: (period: Period) => number,
): Period | null {
  const total = periods.reduce((sum, period) => sum + valueOf(period), 0);
  const [first] = periods.toSorted((one, other) => valueOf(other) - valueOf(one));
  if (first === undefined || periods.length < 3 || total < leastToConclude) return null;
  return valueOf(first) >= (1.25 * total) / periods.length ? first : null;
}
