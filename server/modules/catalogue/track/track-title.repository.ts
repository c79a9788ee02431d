import { and, asc, eq, type SQL, type SQLWrapper, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { trackTable } from './track.table.ts';

const { id, title, artistId } = trackTable;

/** As a column; null without the track. */
export const trackTitle = (trackId: SQLWrapper): SQL<string> =>
  sql`(select titled.title from ${trackTable} as titled where titled.id = ${sql`${trackId}`})`;

/** A published one of the artist's. */
export async function findTrackTitle(
  db: Db,
  of: { trackId: string; artistId: string },
): Promise<string | null> {
  const [track] = await db
    .select({ title })
    .from(trackTable)
    .where(and(eq(id, of.trackId), eq(artistId, of.artistId)));
  return track?.title ?? null;
}

/** Published ones of the artist's, by title. */
export const findTitledTracks = (db: Db, artist: string, limit: number) =>
  db
    .select({ id, name: title })
    .from(trackTable)
    .where(eq(artistId, artist))
    .orderBy(asc(title), asc(id))
    .limit(limit);
