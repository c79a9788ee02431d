import type { AdminUser } from '#contract/administration.ts';
import { inOrder } from './rights.ts';
import type { AccountRow } from './account-list.repository.ts';
import { monthlyCents } from './monthly-payment.ts';

export function describeAccount(row: AccountRow): AdminUser {
  const { id, displayName, email, subscriptionType, planPeriod } = row;
  const { role, joinDate, status, country, plays } = row;
  return {
    id,
    name: displayName,
    email,
    subscription: subscriptionType,
    role,
    joinDate,
    status,
    country,
    totalStreams: plays ?? 0,
    monthlyPayment: monthlyCents(subscriptionType, planPeriod) / 100,
    ...(role === 'admin' && { rights: inOrder(row.rights) }),
    ...(row.artists.length > 0 && { artists: row.artists }),
    ...(row.hasTemporaryPassword && { hasTemporaryPassword: true }),
  };
}
