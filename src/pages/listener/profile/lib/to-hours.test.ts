import { expect, it } from 'vitest';
import { toHours } from './to-hours';

it.each([
  [0, 0],
  [359, 0],
  [360, 0.1],
  [3_599, 0.9],
  [3_600, 1],
  [35_999, 9.9],
  [36_000, 10],
  [4_489_200, 1247],
  [4_492_799, 1247],
])('%i seconds are %f hours', (seconds, hours) => {
  expect(toHours(seconds)).toBe(hours);
});
