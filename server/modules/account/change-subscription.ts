import type { Db } from '../../platform/database/db.ts';
import type { SubscriptionBody } from '#contract/account.ts';
import type { SubscriptionType, User } from '#contract/user.ts';
import type { Dependencies } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { changeUser, findUserById, mayTakePromotion, toUser } from '../user/index.ts';
import { paidFrom, paidWhenCancelled, promotionFrom } from './paid-time.ts';

/**
 * `free` cancels, and keeps paid time until its last day. See docs/product/plans.md.
 *
 * @throws {Problem} `invalid` without a payment method, for an offer that is not open, or for a plan
 * whose paid time is over.
 */
export async function changeSubscription(
  tx: Db,
  clock: Dependencies['clock'],
  userId: string,
  { subscriptionType, isResumed, ...paying }: SubscriptionBody,
): Promise<User> {
  const today = clock().toISOString().slice(0, 10);
  if (subscriptionType === 'free') return cancelSubscription(tx, userId, today);
  if (isResumed) return resumeSubscription(tx, userId, { subscriptionType, today });
  const { paymentMethod, isPromotion, period: planPeriod = 'month' } = paying;
  if (paymentMethod === undefined) {
    throw problem('invalid', { fields: { paymentMethod: sentences.account.paymentMissing } });
  }
  if (isPromotion && (subscriptionType !== 'premium' || planPeriod !== 'month')) throw notOpen();
  if (isPromotion) return takePromotion(tx, userId, today);
  const paidUntil = paidFrom(today, planPeriod);
  const user = await changeUser(tx, userId, {
    subscriptionType,
    planPeriod,
    paidUntil,
    cancelledPlan: null,
  });
  if (user === null) throw problem('unauthorized');
  return toUser(user);
}

const notOpen = () =>
  problem('invalid', { fields: { isPromotion: sentences.account.promotionTaken } });

async function takePromotion(tx: Db, userId: string, today: string) {
  const before = await findUserById(tx, userId);
  if (before === null) throw problem('unauthorized');
  if (!mayTakePromotion(before)) throw notOpen();
  const paidUntil = promotionFrom(today);
  const paid = {
    cancelledPlan: null,
    planPeriod: 'month',
    paidUntil,
    promotionUntil: paidUntil,
  } as const;
  const user = await changeUser(tx, userId, { subscriptionType: 'premium', ...paid });
  if (user === null) throw problem('unauthorized');
  return toUser(user);
}

async function cancelSubscription(tx: Db, userId: string, today: string) {
  const before = await findUserById(tx, userId);
  if (before === null) throw problem('unauthorized');
  if (before.subscriptionType === 'free') return toUser(before);
  const paidUntil = paidWhenCancelled(before, today);
  const cancelledPlan = before.subscriptionType;
  const user = await changeUser(tx, userId, {
    subscriptionType: 'free',
    paidUntil,
    cancelledPlan,
  });
  if (user === null) throw problem('unauthorized');
  return toUser(user);
}

type Resumed = { subscriptionType: SubscriptionType; today: string };

async function resumeSubscription(tx: Db, userId: string, { subscriptionType, today }: Resumed) {
  const before = await findUserById(tx, userId);
  if (before === null) throw problem('unauthorized');
  const { cancelledPlan, paidUntil } = before;
  const isPaid = paidUntil !== null && paidUntil >= today;
  if (before.subscriptionType !== 'free' || cancelledPlan !== subscriptionType || !isPaid) {
    throw problem('invalid', { fields: { isResumed: sentences.account.nothingToResume } });
  }
  const user = await changeUser(tx, userId, { subscriptionType, cancelledPlan: null });
  if (user === null) throw problem('unauthorized');
  return toUser(user);
}
