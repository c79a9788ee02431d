import { pageLimits } from '#contract/limits.ts';
import type { Track } from '#contract/track.ts';
import type { Viewer } from '../../../platform/access.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { cutPart, moments, readCursor } from '../../../platform/cursor.ts';
import { countLikedTracks, findLikedTracks, type LikedTotals } from './liked-track.repository.ts';
import { describeTracks } from './track.view.ts';

type Part = { cursor?: string | undefined; limit?: number | undefined };

type LikedTracks = { tracks: Track[]; nextCursor: string | null; totals: LikedTotals };

/**
 * At most 500, with totals over all.
 *
 * @throws {Problem} `invalid` for a malformed cursor.
 */
export async function readLikedTracks(
  listener: Viewer,
  { cursor, limit = pageLimits.tracksMax }: Part,
  dependencies: Dependencies,
): Promise<LikedTracks> {
  const { db } = dependencies;
  const position = cursor === undefined ? null : readCursor(cursor, moments);
  const found = await findLikedTracks(db, listener.id, position, limit + 1);
  const { rows, nextCursor } = cutPart(found, limit, ({ likedAt, id }) => ({
    order: likedAt.getTime(),
    id,
  }));
  return {
    tracks: await describeTracks(rows, listener, dependencies, { kind: 'liked' }),
    nextCursor,
    totals:
      position === null && nextCursor === null
        ? getTotals(rows)
        : await countLikedTracks(db, listener.id),
  };
}

function getTotals(rows: readonly { duration: number }[]): LikedTotals {
  return { count: rows.length, duration: rows.reduce((sum, row) => sum + row.duration, 0) };
}
