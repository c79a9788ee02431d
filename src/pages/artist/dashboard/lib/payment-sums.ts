import type { Payment } from '@/shared/contract/statement.ts';
import { addEuros } from '@/shared/lib/format';

const sum = (payments: readonly Payment[]) => addEuros(payments.map(({ amount }) => amount));

/** What is pending of these payments, from which day on, and what was paid. */
export function paymentSums(payments: readonly Payment[]) {
  const pending = payments.filter(({ status }) => status === 'pending');
  const [nextOn = null] = pending.map(({ date }) => date).toSorted();
  return {
    pending: sum(pending),
    nextOn,
    paid: sum(payments.filter(({ status }) => status === 'paid')),
  };
}
