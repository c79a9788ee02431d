import { pageLimits } from '#contract/limits.ts';
import type { DeletedPlaylist, Playlist } from '#contract/playlist.ts';
import { cutPart, moments, type CursorPosition, readCursor } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { findDeleted } from './deleted-playlist.repository.ts';
import { playlistCover } from './playlist-cover.repository.ts';
import { findOwned, type PlaylistRow } from './playlist.repository.ts';
import { describeListed } from './playlist.view.ts';
import { findSaved } from './saved-playlist.repository.ts';

type Part = { cursor?: string | undefined; limit?: number | undefined };
type Slice = { playlists: Playlist[]; nextCursor: string | null };

/**
 * At most 100, latest changed first; one changed meanwhile moves to the start.
 *
 * @throws {Problem} `invalid` for a malformed cursor.
 */
export const readOwnPlaylists = (db: Db, ownerId: string, part: Part): Promise<Slice> =>
  readPart(part, async (place, limit) =>
    (await findOwned(db, ownerId, place, limit)).map(({ touchedAt: at, ...row }) => ({ at, row })),
  );

/**
 * At most 100, latest saved first.
 *
 * @throws {Problem} `invalid` for a malformed cursor.
 */
export const readSavedPlaylists = (db: Db, listener: string, part: Part): Promise<Slice> =>
  readPart(part, async (place, limit) =>
    (await findSaved(db, listener, place, limit)).map(({ since: at, ...row }) => ({ at, row })),
  );

async function readPart(
  { cursor, limit = pageLimits.playlists }: Part,
  find: (place: CursorPosition | null, limit: number) => Promise<{ at: Date; row: PlaylistRow }[]>,
): Promise<Slice> {
  const place = cursor === undefined ? null : readCursor(cursor, moments);
  const found = await find(place, limit + 1);
  const { rows, nextCursor } = cutPart(found, limit, ({ at, row }) => ({
    order: at.getTime(),
    id: row.id,
  }));
  const playlists = rows.map(({ at, row }) => ({
    ...describeListed(row),
    listedAt: at.toISOString(),
  }));
  return { playlists, nextCursor };
}

/** Those that the owner can restore. */
export async function readDeletedPlaylists(
  db: Db,
  ownerId: string,
  now: Date,
): Promise<DeletedPlaylist[]> {
  const found = await findDeleted(db, ownerId, now);
  return found.map(({ deletedAt, ...playlist }) => ({
    ...playlist,
    coverImage: playlistCover(playlist.id, null),
    deletedAt: deletedAt.toISOString(),
  }));
}
