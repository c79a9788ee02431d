import { and, desc, eq, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { isOfNotSuspended } from '../../people/user/index.ts';
import { playlistTable } from './playlist.table.ts';

type ProfilePlaylistRow = {
  id: string;
  name: string;
  description: string;
  tracks: number;
  followers: number;
};

type PlaylistTotals = { playlists: number; tracks: number; followers: number };

/** Every row carries the totals. */
export function findPublicPlaylists(
  db: Db,
  ownerId: string,
  limit: number,
): Promise<(ProfilePlaylistRow & { totals: PlaylistTotals })[]> {
  return db
    .select({
      id: playlistTable.id,
      name: playlistTable.name,
      description: playlistTable.description,
      tracks: playlistTable.trackCount,
      followers: playlistTable.followerCount,
      // Window functions are computed before the limit.
      totals: {
        playlists: sql<number>`(count(*) over ())::int`,
        tracks: sql<number>`(sum(${playlistTable.trackCount}) over ())::int`,
        followers: sql<number>`(sum(${playlistTable.followerCount}) over ())::int`,
      },
    })
    .from(playlistTable)
    .where(
      and(
        eq(playlistTable.ownerId, ownerId),
        eq(playlistTable.isPublic, true),
        isOfNotSuspended(playlistTable.ownerId),
      ),
    )
    .orderBy(desc(playlistTable.createdAt), desc(playlistTable.id))
    .limit(limit);
}

/** As a column. */
export const countPlaylists = (ownerId: string): SQL<number> =>
  sql`(select count(*)::int from ${playlistTable} as owned
    where owned.owner_id = ${ownerId} and owned.deleted_at is null)`;
