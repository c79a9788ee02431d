import { expect, it } from 'vitest';
import { dayFromToday, dayHere } from './day';

// Proves figures: Today of a form is UTC
it.each([
  [0, '2026-11-19T23:59:59Z', '2026-11-19'],
  [0, '2026-11-19T08:00:00+13:00', '2026-11-18'],
  [0, '2026-11-19T20:00:00-05:00', '2026-11-20'],
  [0, '2026-11-19T00:30:00+01:00', '2026-11-18'],
  [7, '2026-11-26T00:01:00Z', '2026-12-03'],
  [-1, '2026-01-01T12:00:00Z', '2025-12-31'],
])('%i days from %s is %s, by UTC', (days, now, day) => {
  expect(dayFromToday(days, new Date(now))).toBe(day);
});

it('can follow the calendar of the device', () => {
  expect(dayHere(new Date(2026, 10, 9, 23, 59))).toBe('2026-11-09');
});
