import { nextPayment } from '@/entities/figure';
import type { ArtistAudience } from '@/shared/contract/artist-figures.ts';
import { type Money, sumAmounts } from '@/shared/rules/money.ts';
import type { Payment } from '@/shared/contract/statement.ts';

/**
 * The next due payment with its day and months, the oldest first, or an estimate for an open
 * month.
 */
export type NextPayment =
  | { kind: 'due'; amount: Money<'EUR'>; on: string; months: string[] }
  | {
      kind: 'estimate';
      amount: number;
      month: string;
      /** Others' parts of recordings are deducted. */
      isShared: boolean;
      /** Held plays are deducted. */
      isHeld: boolean;
    };

type Months = Pick<ArtistAudience, 'months' | 'thisMonth'>;

/**
 * The next payment: the pending statements that are due first, else 70 % of the open month. See
 * docs/product/figures.md, 'Money'.
 */
export function getNextPayment(payments: readonly Payment[], months: Months): NextPayment | null {
  const due = payments.flatMap(({ status, date, amount, period }) =>
    status === 'pending' && date !== null ? [{ date, amount, period }] : [],
  );
  const [on] = due.map(({ date }) => date).toSorted();
  if (on === undefined) return getEstimate(payments, months);
  const first = due.filter(({ date }) => date === on);
  return {
    kind: 'due',
    on,
    amount: sumAmounts(
      first.map(({ amount }) => amount),
      'EUR',
    ),
    months: [...new Set(first.map(({ period }) => period))].toSorted(),
  };
}

/**
 * 70 % of the current month, or of the previous one while it has no statement, without held plays
 * and others' parts of recordings; null where neither is known.
 */
export function getEstimate(
  payments: readonly Payment[],
  { months, thisMonth }: Months,
): Extract<NextPayment, { kind: 'estimate' }> | null {
  const last = months.at(-1);
  const isClosed =
    last === undefined ||
    last.earnings === 0 ||
    payments.some(({ period }) => period >= last.month);
  const month = isClosed ? (thisMonth ?? last) : last;
  if (month === undefined) return null;
  const { earnings, held, shared = 0 } = month;
  const own = earnings - (held === undefined ? 0 : held.waiting + held.refused) - shared;
  return {
    kind: 'estimate',
    amount: nextPayment(own),
    month: month.month,
    isShared: shared > 0,
    isHeld: held !== undefined,
  };
}
