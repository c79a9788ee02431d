import { sumAmounts } from '@/shared/rules/money.ts';
import type { Payment } from '@/shared/contract/statement.ts';

const sum = (payments: readonly Payment[]) =>
  sumAmounts(
    payments.map(({ amount }) => amount),
    'EUR',
  );

/**
 * Sums of payments: pending and its first day, paid, and what each label's newest month carries
 * over to the next (zero or less).
 *
 * @param payments newest month first
 */
export function paymentSums(payments: readonly Payment[]) {
  const pending = payments.filter(({ status }) => status === 'pending');
  const [nextOn = null] = pending.flatMap(({ date }) => date ?? []).toSorted();
  const newest = [...Map.groupBy(payments, ({ label }) => label ?? null).values()];
  return {
    pending: sum(pending),
    nextOn,
    paid: sum(payments.filter(({ status }) => status === 'paid')),
    lacking: sumAmounts(
      newest.map(([first]) => first?.lacking ?? 0),
      'EUR',
    ),
  };
}
