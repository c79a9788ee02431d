import type { LikeAnswer, LikeBody } from '#contract/track.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { addLikes, switchLike } from './liked-track.repository.ts';

/** An attempt fails only if a concurrent one won. */
const attempts = 300;

type Like = { listenerId: string; trackId: string; body: LikeBody; now: Date };

/**
 * @throws {Problem} `not-found` for an unknown track; `too-many-requests` for too many concurrent
 * toggles.
 */
export async function likeTrack(db: Db, { body, ...like }: Like): Promise<LikeAnswer> {
  const { liked, likedAt } = body;
  if (liked === false) return switchUntilDone(db, like, false);
  if (liked === undefined && likedAt === undefined) return switchUntilDone(db, like, undefined);
  const { trackId, ...by } = like;
  const moment = likedAt === undefined ? like.now : new Date(likedAt);
  const { known } = await addLikes(db, { ...by, likes: [{ trackId, likedAt: moment }] });
  if (known === 0) throw problem('not-found');
  return { liked: true };
}

async function switchUntilDone(
  db: Db,
  like: Omit<Like, 'body'>,
  wanted: false | undefined,
): Promise<LikeAnswer> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { isTrack, changed, liked, likedAt } = await switchLike(db, { ...like, wanted });
    if (!isTrack) throw problem('not-found');
    if (changed || wanted === false)
      return likedAt ? { liked, likedAt: likedAt.toISOString() } : { liked };
  }
  throw problem('too-many-requests');
}
