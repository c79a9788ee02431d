import { and, asc, eq, isNull, or, type SQL, sql } from '#drizzle/orm.ts';
import {
  type MusicAlbum,
  type MusicAlbums,
  musicAlbumPageSize,
  musicAlbumsMost,
  type MusicSong,
} from '#contract/music-album.ts';
import { imagePath } from '../../../media/image-path.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { nameOrder } from '../../../platform/database/name-order.ts';
import { normalise } from '../../../platform/search-text/normalise.ts';
import { joinPath } from '../../../media/music/music-path.ts';
import { listedAlbum } from '../album/index.ts';
import { artistName } from '../artist/index.ts';
import { countTracks, listedTrack, trackIdsOf } from '../track/index.ts';
import { musicAlbumTable } from './music-album.table.ts';
import { musicFolderTable } from './music-folder.table.ts';

const album = listedAlbum;

/** Bytes of a path are no text of one encoding; this one has the same letters for ASCII. */
export const asAscii = (bytes: SQL) => sql`lower(encode(${bytes}, 'escape'))`;

/** In the title, the artist's name or the folder. */
function contains(q: string): SQL | undefined {
  const words = q.trim();
  if (words === '') return undefined;
  const path = sql`${musicFolderTable.path} || '/'::bytea || ${musicAlbumTable.folder}`;
  const sought = asAscii(sql`convert_to(${words}, 'UTF8')`);
  const spoken = normalise(words);
  return or(
    spoken === '' ? undefined : sql`strpos(${album.searchText}, ${spoken}) > 0`,
    sql`strpos(${asAscii(path)}, ${sought}) > 0`,
  );
}

/** Of a title, an artist and songs; `MusicAlbum.revision`. */
const revision = sql<string>`md5(concat_ws(' ', ${album.title}, ${album.artistId},
  ${trackIdsOf(sql`${album.id}`)}))`;

const selectAlbums = (db: Db) =>
  db
    .select({
      id: album.id,
      title: album.title,
      artistId: album.artistId,
      artist: artistName(album.artistId),
      songs: countTracks(sql`${album.id}`).mapWith(Number),
      root: musicFolderTable.path,
      folder: musicAlbumTable.folder,
      revision,
      labelId: album.labelId,
    })
    .from(album)
    .leftJoin(musicAlbumTable, eq(musicAlbumTable.albumId, album.id))
    .leftJoin(musicFolderTable, eq(musicFolderTable.id, musicAlbumTable.folderId));

type Row = Awaited<ReturnType<typeof selectAlbums>>[number];

const describe = ({ id, title, artistId, artist, songs, ...row }: Row): MusicAlbum => ({
  id,
  title,
  artist: { id: artistId, name: artist },
  songs,
  folder: row.root && row.folder && joinPath(row.root, row.folder).toString('utf8'),
  coverImage: imagePath('album', id),
  revision: row.revision,
});

/** @param page from 1. */
export async function listImportedAlbums(
  db: Db,
  { q = '', page = 1 }: { q?: string | undefined; page?: number | undefined },
): Promise<MusicAlbums> {
  const condition = and(isNull(album.labelId), contains(q));
  const rows = await selectAlbums(db)
    .where(condition)
    .orderBy(nameOrder(album.title), asc(album.id))
    .limit(musicAlbumPageSize)
    .offset((page - 1) * musicAlbumPageSize);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(album)
    .leftJoin(musicAlbumTable, eq(musicAlbumTable.albumId, album.id))
    .leftJoin(musicFolderTable, eq(musicFolderTable.id, musicAlbumTable.folderId))
    .where(condition);
  return {
    albums: rows.map(describe),
    total: Math.min(counted?.total ?? 0, musicAlbumsMost),
  };
}

/** Also those of labels, which `isOfLabel` says. */
export async function findSeenAlbums(
  db: Db,
  ids: readonly string[],
): Promise<(MusicAlbum & { isOfLabel: boolean })[]> {
  const rows = await selectAlbums(db).where(anyOf(album.id, ids)).orderBy(asc(album.id));
  return rows.map((row) => ({ ...describe(row), isOfLabel: row.labelId !== null }));
}

export async function findImportedSongs(db: Db, albumId: string): Promise<MusicSong[]> {
  const { id, title, artistId, disc, printedNumber, isGone, position } = listedTrack;
  const rows = await db
    .select({
      id,
      title,
      artistId,
      artist: listedTrack.artistName,
      disc,
      number: printedNumber,
      isGone,
    })
    .from(listedTrack)
    .where(and(eq(listedTrack.albumId, albumId), isNull(listedTrack.sameAsId)))
    .orderBy(asc(position), asc(id));
  return rows.map(({ artistId: person, artist, ...song }) => ({
    ...song,
    artist: { id: person, name: artist },
  }));
}
