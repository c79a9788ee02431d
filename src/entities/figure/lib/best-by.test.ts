import { expect, it } from 'vitest';
import { bestBy } from './best-by';

it.each([
  [[10, 40, 10], 40],
  [[100, 100, 100, 138], 138],
  [[100, 100, 100, 134], null],
  [[1, 17, 1], null],
  [[10, 40], null],
  [[], null],
])('of %j the one that stands out has %s', (values, value) => {
  const periods = values.map((each) => ({ each }));
  expect(bestBy(periods, ({ each }) => each)?.each ?? null).toBe(value);
});
