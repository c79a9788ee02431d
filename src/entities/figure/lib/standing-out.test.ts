import { expect, it } from 'vitest';
import { standingOut, bestBy } from './standing-out';

const parts = (...values: number[]) =>
  values.map((value, index) => ({ name: 'abc'[index] ?? '', value }));

// Proves artist-dashboard: A part that stands out
it.each([
  [[50, 30, 20], 'most', 'a'],
  [[10, 49, 41], null, null],
  [[25, 40, 32], 'first', 'b'],
  [[40, 32, 28], 'first', 'a'],
  [[40, 33, 27], null, null],
  [[20], 'most', 'a'],
  [[19], null, null],
  [[], null, null],
  [[0, 0, 0], null, null],
])('of %j it is %s: %s', (values, kind, name) => {
  const found = standingOut(parts(...values));
  expect([found?.kind ?? null, found?.name ?? null]).toEqual([kind, name]);
});

it('says which share of the whole it is', () => {
  expect(standingOut(parts(60, 20, 20))).toEqual({
    kind: 'most',
    decimals: 0,
    name: 'a',
    value: 60,
    share: 0.6,
  });
});

it('counts what the parts are made of, where they are money', () => {
  expect(standingOut(parts(0.6, 0.2), 19)).toBeNull();
  expect(standingOut(parts(0.6, 0.2), 20)).toMatchObject({ kind: 'most', name: 'a' });
});

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
