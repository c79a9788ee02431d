import type { SubscriptionBody } from '#contract/account.ts';
import type { User } from '#contract/user.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { changeUser } from '../user/user.repository.ts';
import { toUser } from '../user/user.view.ts';

/**
 * Sets the plan of a person; `free` cancels, whatever else is sent. Source: document 1, section 4.
 *
 * @throws {Problem} `invalid` when a paid plan comes without a payment method.
 */
export async function changeSubscription(
  db: Db,
  userId: string,
  { subscriptionType, paymentMethod }: SubscriptionBody,
): Promise<User> {
  if (subscriptionType !== 'free' && paymentMethod === undefined) {
    throw problem('invalid', { fields: { paymentMethod: sentences.account.paymentMissing } });
  }
  const user = await changeUser(db, userId, { subscriptionType });
  if (user === null) throw problem('unauthorized');
  return toUser(user);
}
