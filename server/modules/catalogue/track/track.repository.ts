import { and, asc, desc, eq, isNull, or, type SQL, sql } from '#drizzle/orm.ts';
import type { Genre } from '#contract/artist.ts';
import { pictureUse } from '../../../media/media-uses.ts';
import { assetUsedBy, type StoredAsset } from '../../../platform/assets/asset.repository.ts';
import type { Db } from '../../../platform/database/db.ts';
import { insertAll } from '../../../platform/database/insert-all.ts';
import { indexArtists } from '../search-index/index.ts';
import { labelName } from '../label/index.ts';
import { creditedOn, isCredited } from './imported-track.repository.ts';
import { listedTrack, trackColumns, type TrackRow } from './track-columns.repository.ts';
import { type TrackCredits, trackTable } from './track.table.ts';

/** Also indexes the tracks. */
export async function insertTracks(
  tx: Db,
  tracks: readonly (typeof trackTable.$inferInsert)[],
): Promise<void> {
  await insertAll(tx, trackTable, tracks);
  await indexArtists(
    tx,
    tracks.map(({ artistId }) => artistId),
  );
}

export type TrackPageRow = TrackRow & {
  playCount: number;
  genre: Genre;
  label: string;
  credits: TrackCredits | null;
  isrc: string | null;
  cover: StoredAsset | null;
  /** The people of an imported track, in order; empty for others. */
  credited: { id: string; name: string }[];
};

export async function findTrack(db: Db, id: string): Promise<TrackPageRow | null> {
  const [row] = await db
    .select({
      ...trackColumns,
      playCount: listedTrack.playCount,
      genre: listedTrack.genre,
      label: sql<string>`coalesce(${labelName(listedTrack.labelId)}, '')`,
      credits: listedTrack.credits,
      isrc: listedTrack.isrc,
      cover: assetUsedBy(sql`${pictureUse('album', '')} || ${listedTrack.albumId}`),
      credited: creditedOn(sql`listed_track.id`),
    })
    .from(listedTrack)
    .where(eq(listedTrack.id, id));
  return row ?? null;
}

export function findTopTracks(db: Db, artistId: string, limit: number): Promise<TrackRow[]> {
  return db
    .select({ ...trackColumns, playCount: listedTrack.playCount })
    .from(listedTrack)
    .where(
      and(
        isNull(listedTrack.sameAsId),
        or(eq(listedTrack.artistId, artistId), isCredited(artistId)),
      ),
    )
    .orderBy(desc(listedTrack.playCount), listedTrack.id)
    .limit(limit);
}

export function findAlbumTracks(db: Db, albumId: string): Promise<TrackRow[]> {
  return db
    .select({
      ...trackColumns,
      playCount: listedTrack.playCount,
      disc: listedTrack.disc,
      discTitle: listedTrack.discTitle,
      printedNumber: listedTrack.printedNumber,
    })
    .from(listedTrack)
    .where(and(eq(listedTrack.albumId, albumId), isNull(listedTrack.sameAsId)))
    .orderBy(asc(listedTrack.position), asc(listedTrack.id));
}

/** As a column. */
export const countTracks = (albumId: SQL): SQL =>
  sql`(select count(*) from ${trackTable} as track
    where track.album_id = ${albumId} and track.same_as_id is null)`;

export async function findTrackCard(db: Db, id: string) {
  const [row] = await db
    .select({
      title: listedTrack.title,
      duration: listedTrack.duration,
      artistId: listedTrack.artistId,
      artist: listedTrack.artistName,
      albumId: listedTrack.albumId,
      album: listedTrack.albumTitle,
      releaseDate: listedTrack.releaseDate,
    })
    .from(listedTrack)
    .where(eq(listedTrack.id, id));
  return row ?? null;
}
