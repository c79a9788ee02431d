import { sentences, type Sentence } from '../../../platform/sentences.ts';

const words = sentences.pitches.playlist;

/** Days of history: at most, and at least to say anything. */
export const frequencyDays = { most: 365, fewest: 28 } as const;

/** Days between updates; limits lie halfway between the wordings. */
const steps: readonly { days: number; says: Sentence }[] = [
  { days: 3, says: words.daily },
  { days: 10, says: words.weekly },
  { days: 22, says: words.fortnightly },
  { days: 45, says: words.monthly },
];

/** Whether songs are added each week, as the playlist's description says it. */
export const isWeekly = (addedOn: number, age: number): boolean =>
  updateFrequency(addedOn, age) === words.weekly;

/**
 * @param addedOn days with a new song.
 * @param age days of history.
 */
export function updateFrequency(addedOn: number, age: number): Sentence {
  if (age < frequencyDays.fewest) return words.tooNew;
  const between = age / addedOn;
  return steps.find(({ days }) => between <= days)?.says ?? words.seldom;
}
