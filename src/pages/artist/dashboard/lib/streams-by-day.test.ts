// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { best, finished, wholeWeeks } from './streams-by-day';

const days = (...streams: number[]) =>
  streams.map((each, index) => ({
    date: `2026-11-${String(index + 1).padStart(2, '0')}`,
    streams: each,
  }));

describe('the day that stands out', () => {
  it.each([
    [[10, 40, 10], '2026-11-02'],
    [[24, 25, 26], null],
    [[100, 100, 100, 134], null],
    [[100, 100, 100, 138], '2026-11-04'],
    [[1, 17, 1], null],
    [[10, 40], null],
    [[], null],
  ])('of %j is %s', (streams, date) => {
    expect(best(days(...streams))?.date ?? null).toBe(date);
  });

  // Proves artist-dashboard: A day that stands out, never today
  it('is never today, which is not over', () => {
    expect(finished(days(10, 12, 11, 900)).map(({ streams }) => streams)).toEqual([10, 12, 11]);
  });
});

// Proves artist-dashboard: Weeks of a year
it('weeks end yesterday, and a year has 52 of them', () => {
  expect(wholeWeeks(days(9, 1, 1, 1, 1, 1, 1, 1, 500))).toEqual([
    { from: '2026-11-02', until: '2026-11-08', streams: 7 },
  ]);
  expect(wholeWeeks(days(1, 2, 3))).toEqual([]);
  expect(wholeWeeks(days(...Array.from({ length: 365 }, () => 1)))).toHaveLength(52);
});
