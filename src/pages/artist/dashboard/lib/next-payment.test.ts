// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Payment } from '@/shared/contract/statement.ts';
import { getEstimate, getNextPayment } from './next-payment';

const month = (name: string, earnings: number) => ({ month: name, streams: 1, earnings });

const months = {
  months: [month('2026-09', 30), month('2026-10', 20)],
  thisMonth: month('2026-11', 10),
};

const payment = (period: string, amount: number, date: string | null): Payment => ({
  id: `${period} ${amount}`,
  period,
  amount,
  date,
  status: date === null ? 'carried' : 'pending',
  breakdown: { streaming: amount, playlists: 0, radio: 0 },
});

// Proves artist-dashboard: Next payment
it('is the sum of the statements due first, by both labels, without later ones', () => {
  const payments = [
    payment('2026-10', 14, '2026-11-30'),
    payment('2026-09', 0.1, '2026-10-31'),
    payment('2026-09', 0.2, '2026-10-31'),
  ];
  expect(getNextPayment(payments, months)).toEqual({
    kind: 'due',
    amount: { minor: 30, currency: 'EUR' },
    on: '2026-10-31',
    months: ['2026-09'],
  });
});

// Proves artist-dashboard: Estimated without a statement
it.each<[string, Payment[], string, number]>([
  ['no statement is of the month that ended', [], '2026-10', 14],
  [
    'the month that ended is paid',
    [{ ...payment('2026-10', 14, '2026-11-30'), status: 'paid' }],
    '2026-11',
    7,
  ],
  ['the month that ended left nothing to pay', [payment('2026-10', 0, null)], '2026-11', 7],
])('is 70 % of an open month where %s', (_, payments, name, amount) => {
  expect(getNextPayment(payments, months)).toEqual({
    kind: 'estimate',
    month: name,
    amount: expect.closeTo(amount, 9),
    isShared: false,
    isHeld: false,
  });
});

// Proves recording-shares: Left out of an estimate
it('is estimated without held plays and without what others get of recordings', () => {
  const open = { ...month('2026-10', 20), held: { waiting: 3, refused: 1 }, shared: 6 };
  expect(getEstimate([], { months: [open] })).toEqual({
    kind: 'estimate',
    month: '2026-10',
    amount: expect.closeTo(7, 9),
    isShared: true,
    isHeld: true,
  });
});

it('is estimated from the previous month if the server does not return the current one', () => {
  const paid = [payment('2026-10', 14, '2026-11-30')];
  expect(getEstimate(paid, { months: months.months })?.month).toBe('2026-10');
  expect(getEstimate([], { months: [] })).toBeNull();
});
