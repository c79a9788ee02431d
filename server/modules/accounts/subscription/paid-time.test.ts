import { expect, it } from 'vitest';
import { paidFrom, paidWhenCancelled } from './paid-time.ts';

it.each([
  ['2026-11-20', 'month', '2026-12-20'],
  ['2026-12-31', 'month', '2027-01-31'],
  ['2027-01-31', 'month', '2027-02-28'],
  ['2026-11-20', 'year', '2027-11-20'],
  ['2028-02-29', 'year', '2029-02-28'],
] as const)('a plan paid on %s by the %s lasts to %s', (day, period, end) => {
  expect(paidFrom(day, period)).toBe(end);
});

it.each([
  ['2026-12-20', 'month', '2026-12-20'],
  ['2026-11-20', 'month', '2026-11-20'],
  // Paid again since.
  ['2026-08-31', 'month', '2026-11-30'],
  ['2025-03-05', 'year', '2027-03-05'],
  [null, 'month', '2026-12-02'],
] as const)(
  'a plan paid to %s by the %s and cancelled lasts to %s',
  (paidUntil, planPeriod, end) => {
    const payments = { paidUntil, planPeriod, joinDate: '2024-03-02' };
    expect(paidWhenCancelled(payments, '2026-11-20')).toBe(end);
  },
);
