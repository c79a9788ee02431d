import { roundShares } from '@/shared/lib/format';

export type Part = { name: string; value: number };

/** Below this, one more listener may change the conclusion. */
export const leastToConclude = 20;

type StandingOut = {
  kind: 'most' | 'first';
  name: string;
  value: number;
  share: number;
  decimals: number;
};

/** `most`: at least half of the whole; `first`: at least a quarter above the next. */
export function standingOut(parts: readonly Part[], counted?: number): StandingOut | null {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const [first, second] = parts.toSorted((one, other) => other.value - one.value);
  if (first === undefined || total === 0 || (counted ?? total) < leastToConclude) return null;
  const { shares, decimals } = roundShares(parts.map(({ value }) => value));
  const found = { ...first, share: shares[parts.indexOf(first)] ?? 0, decimals };
  if (first.value >= total / 2) return { kind: 'most', ...found };
  const isAhead = first.value >= 1.25 * (second?.value ?? 0);
  return isAhead ? { kind: 'first', ...found } : null;
}

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
