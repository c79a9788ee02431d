import type { User } from '#contract/user.ts';
import type { CountedUserRow } from './user.repository.ts';

/** The user as they see themselves. */
export function toUser(row: CountedUserRow): User {
  const { id, displayName, username, email, role, profileImage, bio, country, language } = row;
  const { subscriptionType, followers, following, joinDate, paidUntil } = row;
  return {
    id,
    displayName,
    username,
    email,
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
  };
}
