import { and, desc, eq, isNull, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import type { CursorPosition } from '../../platform/cursor.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { followedArtistTable } from '../artist/followed-artist.table.ts';
import { likedAlbumTable } from '../album/liked-album.table.ts';

type Part = { userId: string; position: CursorPosition | null; limit: number };

export function findFollowedArtists(db: Db, { userId, position, limit }: Part) {
  const { since, until, artistId } = followedArtistTable;
  return db
    .select({ id: artistTable.id, name: artistTable.name, since })
    .from(followedArtistTable)
    .innerJoin(artistTable, eq(artistTable.id, artistId))
    .where(
      and(
        eq(followedArtistTable.userId, userId),
        isNull(until),
        isAfter(sql`(${since}, ${artistId})`, position),
      ),
    )
    .orderBy(desc(since), desc(artistId))
    .limit(limit);
}

export function findLikedAlbums(db: Db, { userId, position, limit }: Part) {
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
        isAfter(sql`(${since}, ${albumId})`, position),
      ),
    )
    .orderBy(desc(since), desc(albumId))
    .limit(limit);
}

const isAfter = (order: SQL, position: CursorPosition | null) =>
  position
    ? sql`${order} < (${new Date(position.order).toISOString()}::timestamptz, ${position.id}::text)`
    : undefined;
