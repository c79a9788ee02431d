import { expect, it } from 'vitest';
import { visibleRange } from './visible-range';

const viewport = { scrollTop: 0, windowHeight: 900, offset: 400, rowHeight: 56, count: 10_000 };

it.each([
  ['at the top, where the list begins below the fold', {}, { first: 0, last: 10 }],
  ['in the middle', { scrollTop: 56_400 }, { first: 1000, last: 1017 }],
  ['at the end', { scrollTop: 560_000 }, { first: 9993, last: 9999 }],
  ['before the list', { offset: 4000 }, { first: 0, last: 0 }],
  ['of a list of one row', { count: 1 }, { first: 0, last: 0 }],
  ['of an empty list', { count: 0 }, { first: 0, last: 0 }],
])('shows the right rows %s', (_name, change, expected) => {
  expect(visibleRange({ ...viewport, ...change })).toEqual(expected);
});

it('has a constant length, with at most 300 elements', () => {
  for (let scrollTop = 2000; scrollTop < 2056; scrollTop += 1) {
    const { first, last } = visibleRange({ ...viewport, scrollTop });
    expect(last - first + 1).toBe(18);
  }
});
