import { expect, it } from 'vitest';
import { toMoney } from '@/shared/rules/money.ts';
import type { Payment } from '@/shared/contract/statement.ts';
import { paymentSums } from './payment-sums';

const euros = (amount: number) => toMoney(amount, 'EUR');

const payment = (amount: number, date: string, status: Payment['status']) => ({
  id: date,
  date,
  amount,
  period: date.slice(0, 7),
  status,
  breakdown: { streaming: amount, playlists: 0, radio: 0 },
});

// Proves artist-dashboard: Pending and paid sums
it('adds up pending and paid amounts to the cent', () => {
  const tenths = Array.from({ length: 3 }, (_, index) =>
    payment(0.1, `2026-0${index + 1}-31`, 'paid'),
  );
  const pending = [payment(0.7, '2026-12-31', 'pending'), payment(0.1, '2026-11-30', 'pending')];
  expect(paymentSums([...pending, ...tenths])).toEqual({
    pending: euros(0.8),
    nextOn: '2026-11-30',
    paid: euros(0.3),
    lacking: euros(0),
  });
});

it('has no next day if nothing is pending', () => {
  expect(paymentSums([payment(1, '2026-01-31', 'paid')])).toEqual({
    pending: euros(0),
    nextOn: null,
    paid: euros(1),
    lacking: euros(0),
  });
});

// Proves artist-dashboard: The balance after several months
it('adds up the debts that the newest month of each label carries over', () => {
  const of = (label: string | null, period: string, lacking: number): Payment => ({
    ...payment(0, `${period}-30`, 'carried'),
    date: null,
    label,
    lacking,
  });
  const rows = [of('Casa', '2026-11', -2.5), of(null, '2026-11', -0.1), of('Casa', '2026-10', -9)];
  expect(paymentSums(rows)).toEqual({
    pending: euros(0),
    nextOn: null,
    paid: euros(0),
    lacking: euros(-2.6),
  });
  expect(paymentSums([of('Casa', '2026-12', 0), ...rows]).lacking).toEqual(euros(-0.1));
});
