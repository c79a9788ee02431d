import { describe, expect, it } from 'vitest';
import { dayFromToday } from './day-from-today';
import { daySchema } from './day-schema';

it.each([
  [0, new Date(2026, 10, 19, 23, 59), '2026-11-19'],
  [7, new Date(2026, 10, 26, 0, 1), '2026-12-03'],
  [-1, new Date(2026, 0, 1, 12), '2025-12-31'],
  // The last Sunday of March has 23 hours in Spain.
  [1, new Date(2026, 2, 28, 23, 30), '2026-03-29'],
])('%i days from %s is %s', (days, now, day) => {
  expect(dayFromToday(days, now)).toBe(day);
});

describe('a day that has to lie between two others', () => {
  const schema = daySchema({
    earliest: '2026-11-26',
    latest: '2027-11-19',
    missing: 'missing',
    early: 'early',
    late: 'late',
  });
  it.each([
    ['2026-11-26', undefined],
    ['2027-11-19', undefined],
    ['2026-11-25', 'early'],
    ['2027-11-20', 'late'],
    ['', 'missing'],
    ['2026-02-30', 'missing'],
    ['26/11/2026', 'missing'],
  ])('is told of %s: %s', (day, message) => {
    const { error } = schema.safeParse(day);
    expect(error?.issues.map((issue) => issue.message).join()).toBe(message);
  });
});
