import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { switchLike } from './liked-track.repository.ts';

const attempts = 5;

/**
 * Likes the track, or takes the like back. Calls at the same moment take effect one after another.
 *
 * @returns whether the listener likes the track from now on.
 * @throws {Problem} `not-found` when there is no such track.
 */
export async function toggleLike(
  db: Db,
  listenerId: string,
  trackId: string,
  now: Date,
): Promise<boolean> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { isTrack, changed, liked } = await switchLike(db, listenerId, trackId, now);
    if (!isTrack) throw problem('not-found');
    if (changed) return liked;
  }
  throw new Error(`The like of ${trackId} changed under ${attempts} attempts to toggle it.`);
}
