import { asc, eq, sql } from '#drizzle/orm.ts';
import type { FullAlbum } from '#contract/album.ts';
import type { StoredAsset } from '../../platform/assets/asset.repository.ts';
import type { Db } from '../../platform/database/db.ts';
import { insertAll } from '../../platform/database/insert-all.ts';
import { likedAlbumTable } from './liked-album.table.ts';
import { indexArtists } from '../search-index/index.ts';
import { pictureAsset } from '../../media/sent-picture.ts';
import { artistTable } from '../artist/artist.table.ts';
import { findOrAddLabels } from '../label/index.ts';
import { labelTable } from '../label/label.table.ts';
import { ofAlbum, ofArtist, trackColumns, type TrackRow } from '../track/index.ts';
import { trackTable } from '../track/track.table.ts';
import { albumTable } from './album.table.ts';

export type NewAlbum = Omit<typeof albumTable.$inferInsert, 'labelId'> & { label: string };

export async function withLabels(tx: Db, albums: readonly NewAlbum[]) {
  const labelIds = await findOrAddLabels(
    tx,
    albums.map(({ label }) => label),
  );
  return albums.map(({ label, ...album }) => ({ ...album, labelId: labelIds.get(label) ?? '' }));
}

export async function insertAlbums(tx: Db, albums: readonly NewAlbum[]): Promise<void> {
  await insertAll(tx, albumTable, await withLabels(tx, albums));
  await indexArtists(
    tx,
    albums.map(({ artistId }) => artistId),
  );
}

export type AlbumRow = Pick<FullAlbum, 'id' | 'title' | 'releaseDate' | 'label'> & {
  genre: (typeof albumTable.$inferSelect)['genre'];
  artistId: string;
  artistName: string;
  isLiked: boolean;
  picture: StoredAsset | null;
};

export async function findAlbum(
  db: Db,
  id: string,
  listenerId: string | null,
): Promise<AlbumRow | null> {
  const [row] = await db
    .select({
      id: albumTable.id,
      title: albumTable.title,
      releaseDate: albumTable.releaseDate,
      label: labelTable.name,
      genre: albumTable.genre,
      artistId: artistTable.id,
      artistName: artistTable.name,
      picture: pictureAsset('album', id),
      isLiked: sql<boolean>`exists (
        select from ${likedAlbumTable} as liked
        where liked.album_id = ${id} and liked.user_id = ${listenerId} and liked.until is null)`,
    })
    .from(albumTable)
    .innerJoin(artistTable, eq(artistTable.id, albumTable.artistId))
    .innerJoin(labelTable, eq(labelTable.id, albumTable.labelId))
    .where(eq(albumTable.id, id));
  return row ?? null;
}

export function findAlbumTracks(db: Db, albumId: string): Promise<TrackRow[]> {
  return db
    .select({ ...trackColumns, playCount: trackTable.playCount })
    .from(trackTable)
    .innerJoin(artistTable, ofArtist)
    .innerJoin(albumTable, ofAlbum)
    .where(eq(trackTable.albumId, albumId))
    .orderBy(asc(trackTable.position), asc(trackTable.id));
}

/** Search finds it once its tracks are inserted. */
export async function insertAlbum(tx: Db, album: typeof albumTable.$inferInsert): Promise<void> {
  await tx.insert(albumTable).values(album);
}
