import { expect, it } from 'vitest';
import { updateFrequency } from './update-frequency.ts';

// Proves pitching: How often a playlist changes
it.each([
  ['daily', 200, 365],
  ['weekly', 52, 365],
  ['weekly', 4, 28],
  ['fortnightly', 26, 365],
  ['monthly', 12, 365],
  ['seldom', 3, 365],
  ['seldom', 0, 365],
  ['tooNew', 9, 27],
])('returns «%s» for %i days with new songs in %i', (word, addedOn, age) => {
  expect(updateFrequency(addedOn, age).key).toBe(`pitches.playlist.${word}`);
});
