import { pageLimits } from '#contract/limits.ts';
import type { Playlist } from '#contract/playlist.ts';
import { cutPart, moments, readCursor } from '../../platform/cursor.ts';
import type { Db } from '../../platform/database/db.ts';
import { findOwned } from './playlist.repository.ts';
import { describeListed } from './playlist.view.ts';

type Part = { cursor?: string | undefined; limit?: number | undefined };

/**
 * A part of the person's playlists, the last made or changed first: at most 100, for a person may have
 * a thousand. One that is changed while somebody reads on moves to the beginning.
 *
 * @throws {Problem} `invalid` for a cursor that no answer gave.
 */
export async function readOwnPlaylists(
  db: Db,
  ownerId: string,
  { cursor, limit = pageLimits.playlists }: Part,
): Promise<{ playlists: Playlist[]; nextCursor: string | null }> {
  const place = cursor === undefined ? null : readCursor(cursor, moments);
  // One row more than asked for tells whether the list goes on.
  const found = await findOwned(db, ownerId, place, limit + 1);
  const { rows, nextCursor } = cutPart(found, limit, ({ touchedAt, id }) => ({
    order: touchedAt.getTime(),
    id,
  }));
  return { playlists: rows.map(describeListed), nextCursor };
}
