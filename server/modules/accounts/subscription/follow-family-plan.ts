import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import type { UserRow } from '../../people/user/index.ts';
import { familyRuns } from './family-runs.ts';
import { leaveFamily } from './leave-family.ts';
import { notifyFamily } from './notify-family.ts';

type Payer = Pick<
  UserRow,
  'id' | 'displayName' | 'status' | 'subscriptionType' | 'cancelledPlan' | 'paidUntil'
>;

const hasFamily = ({ status, subscriptionType }: Payer) =>
  status !== 'suspended' && subscriptionType === 'family';

/**
 * Notifies the members where their plan ends or goes on, in the transaction that changes the
 * account; an account that takes Family leaves the family of others.
 */
export async function followFamilyPlan(
  tx: Db,
  { before, after }: { before: Payer; after: Payer },
  on: { actorId: string; now: Date },
): Promise<void> {
  const [had, has] = [hasFamily(before), hasFamily(after)];
  if (had === has) return;
  if (has) await leaveFamily(tx, after.id, on.now);
  const lasts = !has && familyRuns(after, toDay(on.now));
  const about = { id: after.id, name: after.displayName };
  const word = lasts && after.paidUntil !== null ? after.paidUntil : '';
  const outcome = has ? 'begun' : 'expired';
  await notifyFamily(tx, { membersOf: after.id }, { outcome, about, word }, on);
}
