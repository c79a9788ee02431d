import type { FollowAnswer } from '#contract/profile.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { type Follow, switchFollow } from './follow.repository.ts';

/** An attempt loses against concurrent calls, so this many of them succeed. */
const attempts = 300;

/**
 * @throws {Problem} `invalid` for oneself, `not-found` for an unknown user; `too-many-requests`
 * for a crowd of toggles.
 */
export async function followUser(db: Db, follow: Follow): Promise<FollowAnswer> {
  if (follow.followerId === follow.followedId)
    throw problem('invalid', { error: sentences.follow.yourself });
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { isUser, changed, ...answer } = await switchFollow(db, follow);
    if (!isUser) throw problem('not-found');
    if (changed || follow.wanted !== undefined) return answer;
  }
  throw problem('too-many-requests');
}
