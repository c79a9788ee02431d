import type { Payment } from '@/shared/contract/statement.ts';
import { addEuros } from '@/shared/lib/format';

const sum = (payments: readonly Payment[]) => addEuros(payments.map(({ amount }) => amount));

/**
 * What is pending of these payments, from which day on, what was paid, and what the newest month of each label leaves to be taken
 * off the next (zero or less).
 *
 * @param payments the newest month first.
 */
export function paymentSums(payments: readonly Payment[]) {
  const pending = payments.filter(({ status }) => status === 'pending');
  const [nextOn = null] = pending.flatMap(({ date }) => date ?? []).toSorted();
  const newest = [...Map.groupBy(payments, ({ label }) => label ?? null).values()];
  return {
    pending: sum(pending),
    nextOn,
    paid: sum(payments.filter(({ status }) => status === 'paid')),
    lacking: addEuros(newest.map(([first]) => first?.lacking ?? 0)),
  };
}
