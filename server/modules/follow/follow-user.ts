import type { FollowAnswer } from '#contract/profile.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { switchFollow } from './follow.repository.ts';

const attempts = 5;

/**
 * Follows the person, or no longer does. Calls at the same moment take effect one after another.
 *
 * @throws {Problem} `invalid` for oneself, `not-found` when there is no such person.
 */
export async function toggleFollow(
  db: Db,
  followerId: string,
  followedId: string,
  now: Date,
): Promise<FollowAnswer> {
  if (followerId === followedId) throw problem('invalid', { error: sentences.follow.yourself });
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { isUser, changed, ...answer } = await switchFollow(db, followerId, followedId, now);
    if (!isUser) throw problem('not-found');
    if (changed) return answer;
  }
  throw new Error(`Who follows ${followedId} changed under ${attempts} attempts to toggle it.`);
}
