import { and, asc, desc, eq, isNull, type SQL, sql } from '#drizzle/orm.ts';
import type { FullAlbum } from '#contract/album.ts';
import type { StoredAsset } from '../../../platform/assets/asset.repository.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { nameOrder } from '../../../platform/database/name-order.ts';
import { isAfterPosition, type KeptPart } from '../../../platform/database/kept-part.ts';
import { insertAll } from '../../../platform/database/insert-all.ts';
import { type Periods } from '../../people/user/index.ts';
import { likedAlbumTable } from './liked-album.table.ts';
import { indexArtists } from '../search-index/index.ts';
import { pictureAsset } from '../../../media/sent-picture.ts';
import { artistTable } from '../artist/artist.table.ts';
import { findOrAddLabels, labelName } from '../label/index.ts';
import { countTracks } from '../track/index.ts';
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
  released: string | null;
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
      label: sql<string>`coalesce(${labelName(albumTable.labelId)}, '')`,
      released: albumTable.released,
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
    .where(eq(albumTable.id, id));
  return row ?? null;
}

export type ListedAlbum = Pick<FullAlbum, 'id' | 'title' | 'releaseDate'> & { totalTracks: number };

/** As a column: all of an artist, the latest first. */
export const albumsOfArtist = (artistId: SQL): SQL<ListedAlbum[]> => sql`(
  select coalesce(json_agg(json_build_object(
    'id', album.id, 'title', album.title, 'releaseDate', album.release_date,
    'totalTracks', ${countTracks(sql`album.id`)}
  ) order by album.release_date desc, album.id), '[]')
  from ${albumTable} as album where album.artist_id = ${artistId})`;

/** Search finds it once its tracks are inserted. */
export async function insertAlbum(tx: Db, album: typeof albumTable.$inferInsert): Promise<void> {
  await tx.insert(albumTable).values(album);
}

export async function findAlbumCard(db: Db, id: string) {
  const [row] = await db
    .select({
      title: albumTable.title,
      releaseDate: albumTable.releaseDate,
      artistId: albumTable.artistId,
      artist: artistTable.name,
      tracks: countTracks(sql`album.id`).mapWith(Number),
    })
    .from(albumTable)
    .innerJoin(artistTable, eq(artistTable.id, albumTable.artistId))
    .where(eq(albumTable.id, id));
  return row ?? null;
}

export function findLikedAlbums(db: Db, { userId, position, limit }: KeptPart) {
  const { since, until, albumId } = likedAlbumTable;
  return db
    .select({
      id: albumTable.id,
      title: albumTable.title,
      artist: { id: artistTable.id, name: artistTable.name },
      since,
    })
    .from(likedAlbumTable)
    .innerJoin(albumTable, eq(albumTable.id, albumId))
    .innerJoin(artistTable, eq(artistTable.id, albumTable.artistId))
    .where(
      and(
        eq(likedAlbumTable.userId, userId),
        isNull(until),
        isAfterPosition(sql`(${since}, ${albumId})`, position),
      ),
    )
    .orderBy(desc(since), desc(albumId))
    .limit(limit);
}

export const albumLikes: Periods = {
  table: likedAlbumTable,
  thing: likedAlbumTable.albumId,
  things: albumTable,
};

/** By title. */
export function findAlbumsOf(db: Db, artistIds: readonly string[], limit: number) {
  const { id, title, artistId } = albumTable;
  return db
    .select({ id, title, artistId })
    .from(albumTable)
    .where(anyOf(artistId, artistIds))
    .orderBy(nameOrder(title), asc(id))
    .limit(limit);
}
