import { pageLimits } from '#contract/limits.ts';
import type { Playlist } from '#contract/playlist.ts';
import { cutPart, moments, readCursor } from '../../platform/cursor.ts';
import type { Db } from '../../platform/database/db.ts';
import { findOwned } from './playlist.repository.ts';
import { describeListed } from './playlist.view.ts';

type Part = { cursor?: string | undefined; limit?: number | undefined };

/**
 * At most 100, latest changed first; one changed meanwhile moves to the start.
 *
 * @throws {Problem} `invalid` for a malformed cursor.
 */
export async function readOwnPlaylists(
  db: Db,
  ownerId: string,
  { cursor, limit = pageLimits.playlists }: Part,
): Promise<{ playlists: Playlist[]; nextCursor: string | null }> {
  const position = cursor === undefined ? null : readCursor(cursor, moments);
  const found = await findOwned(db, ownerId, position, limit + 1);
  const { rows, nextCursor } = cutPart(found, limit, ({ touchedAt, id }) => ({
    order: touchedAt.getTime(),
    id,
  }));
  return { playlists: rows.map(describeListed), nextCursor };
}
