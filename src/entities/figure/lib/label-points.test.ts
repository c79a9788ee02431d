import { expect, it } from 'vitest';
import { isLabelled } from './label-points';

it.each([
  [1, [0]],
  [7, [0, 1, 2, 3, 4, 5, 6]],
  [8, [1, 3, 5, 7]],
  [28, [3, 10, 17, 24]],
  [52, [6, 19, 32, 45]],
])('of %d points those at %j are named', (count, named) => {
  const indices = Array.from({ length: count }, (_, index) => index);
  expect(indices.filter((index) => isLabelled(index, count))).toEqual(named);
});
