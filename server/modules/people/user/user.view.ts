import type { User } from '#contract/user.ts';
import { readableEmail } from './make-user.ts';
import type { CountedUserRow } from './user.repository.ts';

type Paying = Pick<CountedUserRow, 'subscriptionType' | 'paidUntil' | 'promotionUntil'>;

/** Only before the first paid plan. See docs/product/plans.md. */
export const mayTakePromotion = ({ subscriptionType, paidUntil, promotionUntil }: Paying) =>
  subscriptionType === 'free' && paidUntil === null && promotionUntil === null;

export function toUser(row: CountedUserRow): User {
  const { id, displayName, username, email, role, profileImage, bio, country, language } = row;
  const { subscriptionType, followers, following, joinDate, paidUntil } = row;
  const { planPeriod, promotionUntil, cancelledPlan, family, studentUntil } = row;
  return {
    id,
    displayName,
    username,
    email: readableEmail(email),
    role,
    profileImage,
    bio,
    country,
    language,
    subscriptionType,
    followers,
    following,
    joinDate,
    paidUntil,
    planPeriod,
    cancelledPlan,
    promotionUntil,
    family,
    studentUntil,
    isEmailVerified: row.emailVerifiedAt !== null,
    isPromotionOpen: mayTakePromotion(row),
    ...(role === 'admin' && { rights: row.rights }),
  };
}
