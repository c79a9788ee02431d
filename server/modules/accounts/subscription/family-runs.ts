import type { FamilyAccount } from './family.repository.ts';

type Payer = Pick<FamilyAccount, 'status' | 'subscriptionType' | 'cancelledPlan' | 'paidUntil'>;

/** Whether the Family plan is paid: a cancelled one until its last day. */
export function paysFamily({ subscriptionType, cancelledPlan, paidUntil }: Payer, today: string) {
  if (subscriptionType === 'family') return true;
  const isCancelled = subscriptionType === 'free' && cancelledPlan === 'family';
  return isCancelled && paidUntil !== null && paidUntil >= today;
}

/** As `isInFamily` of the module plan, for a payer that was read. */
export const familyRuns = (payer: Payer, today: string): boolean =>
  payer.status !== 'suspended' && paysFamily(payer, today);
