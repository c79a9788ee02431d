import { and, eq } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { ofAlbum, ofArtist } from '../track/index.ts';
import { trackTable } from '../track/track.table.ts';
import { isNotSuspended } from '../user/index.ts';
import { userTable } from '../user/user.table.ts';

export async function findTrackCard(db: Db, id: string) {
  const [row] = await db
    .select({
      title: trackTable.title,
      duration: trackTable.duration,
      artistId: trackTable.artistId,
      artist: artistTable.name,
      albumId: trackTable.albumId,
      album: albumTable.title,
      releaseDate: albumTable.releaseDate,
    })
    .from(trackTable)
    .innerJoin(artistTable, ofArtist)
    .innerJoin(albumTable, ofAlbum)
    .where(eq(trackTable.id, id));
  return row ?? null;
}

export async function findAlbumCard(db: Db, id: string) {
  const [row] = await db
    .select({
      title: albumTable.title,
      releaseDate: albumTable.releaseDate,
      artistId: albumTable.artistId,
      artist: artistTable.name,
      tracks: db.$count(trackTable, eq(trackTable.albumId, albumTable.id)),
    })
    .from(albumTable)
    .innerJoin(artistTable, eq(artistTable.id, albumTable.artistId))
    .where(eq(albumTable.id, id));
  return row ?? null;
}

export async function findArtistCard(db: Db, id: string) {
  const [row] = await db
    .select({
      name: artistTable.name,
      genre: artistTable.genre,
      bio: artistTable.bio,
      listeners: artistTable.monthlyListeners,
    })
    .from(artistTable)
    .where(eq(artistTable.id, id));
  return row ?? null;
}

/** Public ones only: page requests carry no token. */
export async function findPlaylistCard(db: Db, id: string) {
  const [row] = await db
    .select({
      name: playlistTable.name,
      description: playlistTable.description,
      tracks: playlistTable.trackCount,
      ownerId: playlistTable.ownerId,
      owner: userTable.displayName,
    })
    .from(playlistTable)
    .innerJoin(userTable, eq(userTable.id, playlistTable.ownerId))
    .where(and(eq(playlistTable.id, id), eq(playlistTable.isPublic, true), isNotSuspended()));
  return row ?? null;
}

export async function findUserCard(db: Db, id: string) {
  const [row] = await db
    .select({
      displayName: userTable.displayName,
      username: userTable.username,
      bio: userTable.bio,
    })
    .from(userTable)
    .where(and(eq(userTable.id, id), isNotSuspended()));
  return row ?? null;
}
