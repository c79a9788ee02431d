import { expect, it } from 'vitest';
import { toGain } from './to-gain';

// Proves player: The scale follows the ear
it.each([
  [1, 0],
  [0.5, -10],
  [0.25, -20],
])('at %d of the scale sound has %d dB', (level, decibels) => {
  expect(20 * Math.log10(toGain(level))).toBeCloseTo(decibels, 5);
});

it('is silent at 0', () => {
  expect(toGain(0)).toBe(0);
});
