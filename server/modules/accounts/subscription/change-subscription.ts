import type { Db } from '../../../platform/database/db.ts';
import type { SubscriptionBody } from '#contract/account.ts';
import type { SubscriptionType, User } from '#contract/user.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { toDay } from '../../../platform/days.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import {
  changeUser,
  findUserById,
  mayTakePromotion,
  toUser,
  type UserRow,
} from '../../people/user/index.ts';
import { holdAccounts } from './family.repository.ts';
import { followFamilyPlan } from './follow-family-plan.ts';
import { requireStudentProof } from './student.ts';
import { paidFrom, paidWhenCancelled, promotionFrom } from './paid-time.ts';

/**
 * `free` cancels, and keeps paid time until its last day. See docs/product/plans.md.
 *
 * @throws {Problem} `invalid` without a payment method, for an offer that is not open, for a plan
 * whose paid time is over, or for Student without a proof.
 */
export async function changeSubscription(
  tx: Db,
  clock: Dependencies['clock'],
  userId: string,
  body: SubscriptionBody,
): Promise<User> {
  const now = clock();
  await holdAccounts(tx, [userId]);
  const before = await findUserById(tx, userId);
  if (before === null) throw problem('unauthorized');
  const changes = getChanges(before, body, toDay(now));
  if (body.subscriptionType === 'student') await requireStudentProof(tx, userId, toDay(now));
  const after = { ...before, ...changes };
  await followFamilyPlan(tx, { before, after }, { actorId: userId, now });
  const user = await changeUser(tx, userId, changes);
  if (user === null) throw problem('unauthorized');
  return toUser(user);
}

function getChanges(
  before: UserRow,
  { subscriptionType, isResumed, ...paying }: SubscriptionBody,
  today: string,
): PlanChanges {
  if (subscriptionType === 'free') return cancelSubscription(before, today);
  if (isResumed) return resumeSubscription(before, { subscriptionType, today });
  const { paymentMethod, isPromotion, period: planPeriod = 'month' } = paying;
  if (paymentMethod === undefined) {
    throw problem('invalid', { fields: { paymentMethod: sentences.account.paymentMissing } });
  }
  if (isPromotion) {
    if (subscriptionType !== 'premium' || planPeriod !== 'month') throw notOpen();
    return takePromotion(before, today);
  }
  const paidUntil = paidFrom(today, planPeriod);
  return { subscriptionType, planPeriod, paidUntil, cancelledPlan: null };
}

type PlanChanges = Partial<
  Pick<
    UserRow,
    'subscriptionType' | 'planPeriod' | 'paidUntil' | 'cancelledPlan' | 'promotionUntil'
  >
>;

const notOpen = () =>
  problem('invalid', { fields: { isPromotion: sentences.account.promotionTaken } });

function takePromotion(before: UserRow, today: string): PlanChanges {
  if (!mayTakePromotion(before)) throw notOpen();
  const paidUntil = promotionFrom(today);
  return {
    subscriptionType: 'premium',
    cancelledPlan: null,
    planPeriod: 'month',
    paidUntil,
    promotionUntil: paidUntil,
  };
}

function cancelSubscription(before: UserRow, today: string): PlanChanges {
  if (before.subscriptionType === 'free') return { subscriptionType: 'free' };
  const paidUntil = paidWhenCancelled(before, today);
  return { subscriptionType: 'free', paidUntil, cancelledPlan: before.subscriptionType };
}

type Resumed = { subscriptionType: SubscriptionType; today: string };

function resumeSubscription(before: UserRow, { subscriptionType, today }: Resumed): PlanChanges {
  const { cancelledPlan, paidUntil } = before;
  const isPaid = paidUntil !== null && paidUntil >= today;
  if (before.subscriptionType !== 'free' || cancelledPlan !== subscriptionType || !isPaid) {
    throw problem('invalid', { fields: { isResumed: sentences.account.nothingToResume } });
  }
  return { subscriptionType, cancelledPlan: null };
}
