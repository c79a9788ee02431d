import { sentences, type Sentence } from '../../platform/sentences.ts';

const words = sentences.pitches.playlist;

/** Days over which a playlist is looked at, at most, and those below which nothing can be said yet. */
export const frequencyDays = { most: 365, fewest: 28 } as const;

/** Days between two changes, at most, for what is said of them; the steps lie half way between what they say. */
const steps: readonly { days: number; says: Sentence }[] = [
  { days: 3, says: words.daily },
  { days: 10, says: words.weekly },
  { days: 22, says: words.fortnightly },
  { days: 45, says: words.monthly },
];

/**
 * How often a playlist takes songs in, told from when it did.
 *
 * @param addedOn days on which at least one of its songs was added.
 * @param age days since it was made, or over which those were counted.
 */
export function updateFrequency(addedOn: number, age: number): Sentence {
  if (age < frequencyDays.fewest) return words.tooNew;
  const between = age / addedOn;
  return steps.find(({ days }) => between <= days)?.says ?? words.seldom;
}
