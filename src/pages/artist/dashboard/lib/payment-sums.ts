import type { Payment } from '@/shared/contract/statement.ts';

const inCents = (euros: number) => Math.round(euros * 100);

/** Euros added up by the cent, so that no sum of many is a fraction of one. */
const sum = (payments: readonly Payment[]) =>
  payments.reduce((cents, { amount }) => cents + inCents(amount), 0) / 100;

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
