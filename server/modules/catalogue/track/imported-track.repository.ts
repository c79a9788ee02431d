import { and, eq, ne, or, type SQL, type SQLWrapper, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { insertAll } from '../../../platform/database/insert-all.ts';
import { trackCreditTable } from './track-credit.table.ts';
import { trackTable } from './track.table.ts';

export type ImportedTrack = Pick<
  typeof trackTable.$inferSelect,
  | 'id'
  | 'title'
  | 'artistId'
  | 'albumId'
  | 'position'
  | 'duration'
  | 'disc'
  | 'discTitle'
  | 'printedNumber'
  | 'printedArtist'
  | 'credits'
> &
  /** Left out, what its sound told stays. */
  Partial<Pick<typeof trackTable.$inferSelect, 'loudness' | 'tempo' | 'tonic' | 'analysedAt'>>;

export type ImportedCredit = Omit<typeof trackCreditTable.$inferInsert, 'trackId' | 'position'>;

export type CreditedTrack = { track: ImportedTrack; credits: readonly ImportedCredit[] };

/** Search finds them once `indexArtists` ran. */
export async function insertImportedTracks(tx: Db, added: readonly CreditedTrack[]): Promise<void> {
  await insertAll(
    tx,
    trackTable,
    added.map(({ track }) => track),
  );
  await insertCredits(tx, added);
}

/** Changes what its tags say. Search finds it so once `indexArtists` ran. */
export async function saveImportedTrack(tx: Db, saved: CreditedTrack): Promise<void> {
  const { id, ...changed } = saved.track;
  await tx
    .update(trackTable)
    .set({ ...changed, isGone: false })
    .where(eq(trackTable.id, id));
  await tx.delete(trackCreditTable).where(eq(trackCreditTable.trackId, id));
  await insertCredits(tx, [saved]);
}

function insertCredits(tx: Db, tracks: readonly CreditedTrack[]): Promise<void> {
  const rows = tracks.flatMap(({ track, credits }) =>
    credits.map((credit, position) => ({ ...credit, trackId: track.id, position })),
  );
  return insertAll(tx, trackCreditTable, rows);
}

export async function setGone(tx: Db, trackIds: readonly string[], isGone: boolean): Promise<void> {
  await tx
    .update(trackTable)
    .set({ isGone })
    .where(or(anyOf(trackTable.id, trackIds), anyOf(trackTable.sameAsId, trackIds)));
}

/** Holds tracks until the transaction ends, in one order, so that their lyrics change in turn. */
export async function lockTracks(tx: Db, trackIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: trackTable.id })
    .from(trackTable)
    .where(anyOf(trackTable.id, trackIds))
    .orderBy(trackTable.id)
    .for('no key update');
}

export async function setHasLyrics(
  tx: Db,
  trackIds: readonly string[],
  hasLyrics: boolean,
): Promise<void> {
  await tx
    .update(trackTable)
    .set({ hasLyrics })
    .where(and(anyOf(trackTable.id, trackIds), ne(trackTable.hasLyrics, hasLyrics)));
}

/** As a column: the people of an imported track, in order; empty for others. */
export const creditedOn = (trackId: SQLWrapper): SQL<{ id: string; name: string }[]> => sql`(
  select coalesce(json_agg(json_build_object('id', credit.artist_id, 'name', credit.name)
    order by credit.position), '[]')
  from ${trackCreditTable} as credit where credit.track_id = ${trackId})`;

/** The first artists of the tracks of albums; none of an album without tracks. */
export async function findArtistsOfAlbums(
  tx: Db,
  albumIds: readonly string[],
): Promise<{ albumId: string; artistIds: string[] }[]> {
  const { albumId, artistId } = trackTable;
  const rows = await tx
    .selectDistinct({ albumId, artistId })
    .from(trackTable)
    .where(anyOf(albumId, albumIds))
    .orderBy(albumId, artistId);
  const found = Map.groupBy(rows, (row) => row.albumId);
  return albumIds.map((id) => ({
    albumId: id,
    artistIds: (found.get(id) ?? []).map((row) => row.artistId),
  }));
}

/** Artists of tracks, of their albums and of their credits. */
export async function findArtistsOfTracks(tx: Db, trackIds: readonly string[]): Promise<string[]> {
  const ids = sql`any(${sql.param(trackIds)}::text[])`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select artist_id as id from ${trackTable} where id = ${ids}
    union select artist_id from ${trackCreditTable} where track_id = ${ids}
    union select album.artist_id from album join track on track.album_id = album.id
      where track.id = ${ids}`);
  return rows.map(({ id }) => id);
}

/** As a condition: an artist is named among those of a track. */
export const isCredited = (artistId: string) => sql`exists (
  select from ${trackCreditTable} as credit
  where credit.track_id = listed_track.id and credit.artist_id = ${artistId})`;
