import { eq, notExists, and } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { albumTable } from './album.table.ts';
import { likedAlbumTable } from './liked-album.table.ts';

export type ImportedAlbum = Pick<
  typeof albumTable.$inferSelect,
  'id' | 'title' | 'artistId' | 'releaseDate' | 'released' | 'genre'
>;

/** Adds an album without label, or changes it. Search finds it once `indexArtists` ran. */
export async function saveImportedAlbum(tx: Db, album: ImportedAlbum): Promise<void> {
  const { id: _, ...changed } = album;
  await tx
    .insert(albumTable)
    .values({ ...album, labelId: null })
    .onConflictDoUpdate({ target: albumTable.id, set: changed });
}

/** Keeps an album that somebody likes. */
export async function deleteEmptyAlbum(tx: Db, id: string): Promise<void> {
  const liked = tx
    .select({ id: likedAlbumTable.id })
    .from(likedAlbumTable)
    .where(eq(likedAlbumTable.albumId, id));
  await tx.delete(albumTable).where(and(eq(albumTable.id, id), notExists(liked)));
}

export async function findImportedAlbum(tx: Db, id: string): Promise<ImportedAlbum | null> {
  const { title, artistId, releaseDate, released, genre } = albumTable;
  const [album] = await tx
    .select({ id: albumTable.id, title, artistId, releaseDate, released, genre })
    .from(albumTable)
    .where(eq(albumTable.id, id));
  return album ?? null;
}
