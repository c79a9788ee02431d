import { and, asc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/db.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { ofAlbum, ofArtist, trackColumns, type TrackRow } from '../track/track-columns.ts';
import { trackTable } from '../track/track.table.ts';
import { userTable } from '../user/user.table.ts';
import { playlistTrackTable } from './playlist-track.table.ts';
import { playlistTable } from './playlist.table.ts';

/** A playlist without its tracks. `totalDuration` is in seconds, of all its `trackCount` tracks. */
export type PlaylistRow = {
  id: string;
  name: string;
  description: string;
  ownerId: string;
  ownerName: string;
  isPublic: boolean;
  followerCount: number;
  trackCount: number;
  totalDuration: number;
};

/** The featured playlists in their order. */
export function findFeatured(db: Db): Promise<PlaylistRow[]> {
  return selectPlaylists(db, isNotNull(playlistTable.featuredPosition)).orderBy(
    asc(playlistTable.featuredPosition),
    asc(playlistTable.id),
  );
}

/** The user's own playlists, the oldest first. */
export function findOwned(db: Db, ownerId: string): Promise<PlaylistRow[]> {
  return selectPlaylists(db, eq(playlistTable.ownerId, ownerId)).orderBy(
    asc(playlistTable.createdAt),
    asc(playlistTable.id),
  );
}

/** The playlist, if it is public or belongs to the viewer; otherwise null. */
export async function findVisible(
  db: Db,
  id: string,
  viewerId: string | null,
): Promise<PlaylistRow | null> {
  const isOwn = viewerId === null ? undefined : eq(playlistTable.ownerId, viewerId);
  const isVisible = or(eq(playlistTable.isPublic, true), isOwn);
  const [row] = await selectPlaylists(db, and(eq(playlistTable.id, id), isVisible));
  return row ?? null;
}

/** The first `limit` tracks of each playlist, in order, by playlist id. */
export async function findPlaylistTracks(
  db: Db,
  playlistIds: readonly string[],
  limit: number,
): Promise<Map<string, TrackRow[]>> {
  if (playlistIds.length === 0) return new Map();
  const entries = db
    .select()
    .from(playlistTrackTable)
    .where(eq(playlistTrackTable.playlistId, playlistTable.id))
    .orderBy(playlistTrackTable.position)
    .limit(limit)
    .as('entry');
  const rows = await db
    .select({ playlistId: playlistTable.id, ...trackColumns, addedAt: entries.addedAt })
    .from(playlistTable)
    .innerJoinLateral(entries, sql`true`)
    .innerJoin(trackTable, eq(trackTable.id, entries.trackId))
    .innerJoin(artistTable, ofArtist)
    .innerJoin(albumTable, ofAlbum)
    .where(anyOf(playlistTable.id, playlistIds))
    .orderBy(playlistTable.id, entries.position);
  return Map.groupBy(rows, ({ playlistId }) => playlistId);
}

export async function insertPlaylist(db: Db, playlist: typeof playlistTable.$inferInsert) {
  await db.insert(playlistTable).values(playlist);
}

function selectPlaylists(db: Db, where: SQL | undefined) {
  const totals = db
    .select({
      trackCount: sql<number>`count(*)::int`.as('track_count'),
      totalDuration: sql<number>`coalesce(sum(${trackTable.duration}), 0)::int`.as(
        'total_duration',
      ),
    })
    .from(playlistTrackTable)
    .innerJoin(trackTable, eq(trackTable.id, playlistTrackTable.trackId))
    .where(eq(playlistTrackTable.playlistId, playlistTable.id))
    .as('totals');
  return db
    .select({
      id: playlistTable.id,
      name: playlistTable.name,
      description: playlistTable.description,
      ownerId: playlistTable.ownerId,
      ownerName: userTable.displayName,
      isPublic: playlistTable.isPublic,
      followerCount: playlistTable.followerCount,
      trackCount: totals.trackCount,
      totalDuration: totals.totalDuration,
    })
    .from(playlistTable)
    .innerJoin(userTable, eq(userTable.id, playlistTable.ownerId))
    .innerJoinLateral(totals, sql`true`)
    .where(where)
    .$dynamic();
}
