import type { LikeAnswer, LikeBody } from '#contract/track.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { addLike, switchLike } from './liked-track.repository.ts';

const attempts = 5;

type Like = { listenerId: string; trackId: string; body: LikeBody; now: Date };

/**
 * Likes the track as the body of the call says: toggles it, or gives the like that it names.
 *
 * @throws {Problem} `not-found` when there is no such track.
 */
export async function likeTrack(db: Db, { body, ...like }: Like): Promise<LikeAnswer> {
  const { liked, likedAt } = body;
  if (liked === undefined && likedAt === undefined) return toggleLike(db, like);
  const moment = likedAt === undefined ? like.now : new Date(likedAt);
  if (!(await addLike(db, { ...like, likedAt: moment }))) throw problem('not-found');
  return { liked: true };
}

/** Calls at the same moment take effect one after another. */
async function toggleLike(
  db: Db,
  { listenerId, trackId, now }: Omit<Like, 'body'>,
): Promise<LikeAnswer> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { isTrack, changed, liked, likedAt } = await switchLike(db, listenerId, trackId, now);
    if (!isTrack) throw problem('not-found');
    if (changed) return likedAt ? { liked, likedAt: likedAt.toISOString() } : { liked };
  }
  throw new Error(`The like of ${trackId} changed under ${attempts} attempts to toggle it.`);
}
