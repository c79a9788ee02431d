import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['', '', 0],
  ['luna', 'luna', 0],
  ['', 'luna', 4],
  ['luna', 'lunas', 1],
  ['luna', 'lna', 1],
  ['luna', 'lina', 1],
  ['corazon', 'corzaon', 1],
  ['corazon', 'korason', 2],
  ['noche', 'fiesta', 6],
])('from %j to %j is %i', (left, right, expected) => {
  expect(editDistance(left, right)).toBe(expected);
  expect(editDistance(right, left)).toBe(expected);
});
