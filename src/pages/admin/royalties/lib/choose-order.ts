import type { OrderPaymentsBody, PaymentPlan } from '@/shared/contract/payment-run.ts';

/**
 * The order of the chosen payees of a plan.
 *
 * @returns the sum in euros, added up in cents.
 */
export function chooseOrder(
  payees: PaymentPlan['payees'],
  chosen: ReadonlySet<string>,
): Pick<OrderPaymentsBody, 'payouts' | 'amount' | 'leaveOut'> {
  const paid = payees.filter(({ receiver }) => chosen.has(receiver));
  const leaveOut = payees
    .filter(({ receiver }) => !chosen.has(receiver))
    .map(({ receiver }) => receiver);
  const cents = paid.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
  return {
    payouts: paid.reduce((total, { payouts }) => total + payouts, 0),
    amount: cents / 100,
    ...(leaveOut.length > 0 && { leaveOut }),
  };
}
