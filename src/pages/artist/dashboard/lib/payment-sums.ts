import type { Payment } from '@/shared/contract/statement.ts';

/** Euros added up by the cent, so that no sum of many is a fraction of one. */
export const addEuros = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

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
