import { roundShares } from '@/shared/lib/format';

/** A part of a whole. */
export type Part = { name: string; value: number };

/** Fewer of anything say nothing yet: one listener more would tell another story. */
export const enoughToSay = 20;

/** The share is that of the list of all parts, with its decimals. */
type StandingOut = {
  kind: 'most' | 'first';
  name: string;
  value: number;
  share: number;
  decimals: number;
};

/**
 * The part that stands out: `most` where it is at least half of the whole, `first` where it is at least
 * a quarter more than the next. Null where none does, or where there is too little to say.
 *
 * @param counted how many people or plays the parts are made of, where they are something else.
 */
export function standingOut(parts: readonly Part[], counted?: number): StandingOut | null {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const [first, second] = parts.toSorted((one, other) => other.value - one.value);
  if (first === undefined || total === 0 || (counted ?? total) < enoughToSay) return null;
  const { shares, decimals } = roundShares(parts.map(({ value }) => value));
  const found = { ...first, share: shares[parts.indexOf(first)] ?? 0, decimals };
  if (first.value >= total / 2) return { kind: 'most', ...found };
  const isAhead = first.value >= 1.25 * (second?.value ?? 0);
  return isAhead ? { kind: 'first', ...found } : null;
}
