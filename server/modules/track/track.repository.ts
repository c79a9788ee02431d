import { eq, sql } from '#drizzle/orm.ts';
import type { Genre } from '#contract/artist.ts';
import { pictureUse } from '../../media/media-uses.ts';
import { assetUsedBy, type StoredAsset } from '../../platform/assets/asset.repository.ts';
import type { Db } from '../../platform/database/db.ts';
import { insertAll } from '../../platform/database/insert-all.ts';
import { indexArtists } from '../search-index/index.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelTable } from '../label/label.table.ts';
import { ofAlbum, ofArtist, trackColumns, type TrackRow } from './track-columns.repository.ts';
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
  cover: StoredAsset | null;
};

export async function findTrack(db: Db, id: string): Promise<TrackPageRow | null> {
  const [row] = await db
    .select({
      ...trackColumns,
      playCount: trackTable.playCount,
      genre: albumTable.genre,
      label: labelTable.name,
      credits: trackTable.credits,
      cover: assetUsedBy(sql`${pictureUse('album', '')} || ${albumTable.id}`),
    })
    .from(trackTable)
    .innerJoin(artistTable, ofArtist)
    .innerJoin(albumTable, ofAlbum)
    .innerJoin(labelTable, eq(labelTable.id, albumTable.labelId))
    .where(eq(trackTable.id, id));
  return row ?? null;
}
