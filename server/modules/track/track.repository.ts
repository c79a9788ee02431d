import { desc, eq, sql } from '#drizzle/orm.ts';
import type { Genre } from '#contract/artist.ts';
import { pictureUse } from '../../media/media-uses.ts';
import { assetUsedBy, type StoredAsset } from '../../platform/assets/asset.repository.ts';
import type { Db } from '../../platform/database/db.ts';
import { insertAll } from '../../platform/database/insert-all.ts';
import { indexArtists } from '../search-index/index.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelTable } from '../label/label.table.ts';
import { playTable } from '../play/play.table.ts';
import { ofAlbum, ofArtist, trackColumns, type TrackRow } from './track-columns.repository.ts';
import { type TrackCredits, trackTable } from './track.table.ts';

/** Latest plays that are considered. */
const recentPlays = 2000;

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

/** Each track once. */
export function findRecentTracks(db: Db, listenerId: string, limit: number): Promise<TrackRow[]> {
  const latest = db
    .select({ trackId: playTable.trackId, playedAt: playTable.playedAt })
    .from(playTable)
    .where(eq(playTable.listenerId, listenerId))
    .orderBy(desc(playTable.playedAt))
    .limit(recentPlays)
    .as('latest');
  const distinct = db
    .select({
      trackId: latest.trackId,
      playedAt: sql`max(${latest.playedAt})`.as('last_played_at'),
    })
    .from(latest)
    .groupBy(latest.trackId)
    .orderBy(({ playedAt, trackId }) => [desc(playedAt), trackId])
    .limit(limit)
    .as('distinct_tracks');
  return db
    .select(trackColumns)
    .from(distinct)
    .innerJoin(trackTable, eq(trackTable.id, distinct.trackId))
    .innerJoin(artistTable, ofArtist)
    .innerJoin(albumTable, ofAlbum)
    .orderBy(desc(distinct.playedAt), distinct.trackId);
}
