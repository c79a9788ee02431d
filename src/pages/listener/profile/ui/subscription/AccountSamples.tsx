import type { User } from '@/shared/contract/user.ts';
import { BillingHistory } from './BillingHistory';
import { FamilyMembers } from './FamilyMembers';
import { StudentVerification } from './StudentVerification';

/** All of it is sample data. See docs/product/plans.md. */
export function AccountSamples({ viewer }: { viewer: User }) {
  const plan = viewer.subscriptionType;
  if (plan === 'free') return null;
  return (
    <>
      {plan === 'family' && <FamilyMembers viewer={viewer} />}
      {plan === 'student' && <StudentVerification />}
      <BillingHistory viewer={viewer} />
    </>
  );
}
