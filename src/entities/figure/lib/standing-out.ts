/** A part of a whole. */
export type Part = { name: string; value: number };

/** Fewer of anything say nothing yet: one listener more would tell another story. */
export const enoughToSay = 20;

/**
 * The part that stands out: `most` where it is at least half of the whole, `first` where it is at least
 * a quarter more than the next. Null where none does, or where there is too little to say.
 *
 * @param counted how many people or plays the parts are made of, where they are something else.
 */
export function standingOut(
  parts: readonly Part[],
  counted?: number,
): { kind: 'most' | 'first'; name: string; value: number; share: number } | null {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const [first, second] = parts.toSorted((one, other) => other.value - one.value);
  if (first === undefined || total === 0 || (counted ?? total) < enoughToSay) return null;
  const share = first.value / total;
  if (share >= 0.5) return { kind: 'most', ...first, share };
  const isAhead = first.value >= 1.25 * (second?.value ?? 0);
  return isAhead ? { kind: 'first', ...first, share } : null;
}
