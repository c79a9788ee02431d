import { asc, desc, eq, isNotNull } from 'drizzle-orm';
import { chartIds } from '#contract/codes.ts';
import type { Db } from '../../platform/database/db.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { userImageTable } from '../user/user-image.table.ts';
import { userTable } from '../user/user.table.ts';
import type { ArtKind, ArtSubject } from '../../media/demo/art/art-subject.ts';

/**
 * What is known of a subject beyond its id, or null when there is no such thing. `picture` is the
 * version of the picture that a user sent, null when there is none.
 */
export type FoundSubject = { genre?: string; name?: string; picture?: string | null } | null;

/**
 * Finds what the drawing of a subject depends on. Whether a playlist is private plays no part:
 * an image element sends no token, and the emblem tells less than the id that the caller has.
 */
export async function findArtSubject(db: Db, kind: ArtKind, id: string): Promise<FoundSubject> {
  const [found] = await rowsOf(db, kind, id);
  return found ?? null;
}

function rowsOf(db: Db, kind: ArtKind, id: string): Promise<NonNullable<FoundSubject>[]> {
  const { name, genre } = artistTable;
  switch (kind) {
    case 'album':
      return db.select({ genre: albumTable.genre }).from(albumTable).where(eq(albumTable.id, id));
    case 'artist':
    case 'banner':
      return db.select({ name, genre }).from(artistTable).where(eq(artistTable.id, id));
    case 'playlist':
      return db
        .select({ name: playlistTable.name })
        .from(playlistTable)
        .where(eq(playlistTable.id, id));
    case 'user':
      return db
        .select({ picture: userImageTable.version })
        .from(userTable)
        .leftJoin(userImageTable, eq(userImageTable.userId, userTable.id))
        .where(eq(userTable.id, id));
    case 'chart':
      return Promise.resolve(chartIds.some((chart) => chart === id) ? [{}] : []);
  }
}

/** The subjects that a first visit shows, the foremost first: featured playlists, artists, albums. */
export async function listForemostSubjects(db: Db, most: number): Promise<ArtSubject[]> {
  const playlists = await db
    .select({ id: playlistTable.id, name: playlistTable.name })
    .from(playlistTable)
    .where(isNotNull(playlistTable.featuredPosition))
    .orderBy(asc(playlistTable.featuredPosition))
    .limit(most);
  const artists = await db
    .select({ id: artistTable.id, name: artistTable.name, genre: artistTable.genre })
    .from(artistTable)
    .orderBy(desc(artistTable.monthlyListeners))
    .limit(most);
  const albums = await db
    .select({ id: albumTable.id, genre: albumTable.genre })
    .from(albumTable)
    .orderBy(desc(albumTable.releaseDate))
    .limit(most);
  return [
    ...playlists.map((row) => ({ kind: 'playlist' as const, ...row })),
    ...artists.map((row) => ({ kind: 'artist' as const, ...row })),
    ...albums.map((row) => ({ kind: 'album' as const, ...row })),
  ];
}
