import { and, count, desc, eq, isNull, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { followTable } from '../user/follow.table.ts';
import { playTable } from '../play/play.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { listedTrack, trackColumns, type TrackRow } from '../track/index.ts';
import { userImageTable } from '../user/user-image.table.ts';
import { isNotSuspended, isOfNotSuspended, type UserRow } from '../user/index.ts';
import { userTable } from '../user/user.table.ts';

const countedPlays = 20_000;

export type ProfileRow = Pick<
  UserRow,
  | 'id'
  | 'displayName'
  | 'username'
  | 'bio'
  | 'profileImage'
  | 'country'
  | 'subscriptionType'
  | 'joinDate'
  | 'preferences'
> & {
  followers: number;
  following: number;
  isFollowing: boolean;
  imageHash: string | null;
  imageVersion: string | null;
};

export type ProfilePlaylistRow = {
  id: string;
  name: string;
  description: string;
  tracks: number;
  followers: number;
};

type PlaylistTotals = { playlists: number; tracks: number; followers: number };

export async function findProfile(
  db: Db,
  id: string,
  viewerId: string | null,
): Promise<ProfileRow | null> {
  const [row] = await db
    .select({
      id: userTable.id,
      displayName: userTable.displayName,
      username: userTable.username,
      bio: userTable.bio,
      profileImage: userTable.profileImage,
      country: userTable.country,
      subscriptionType: userTable.subscriptionType,
      joinDate: userTable.joinDate,
      preferences: userTable.preferences,
      followers: db.$count(followTable, eq(followTable.followedId, userTable.id)),
      following: db.$count(followTable, eq(followTable.followerId, userTable.id)),
      imageHash: userImageTable.hash,
      imageVersion: userImageTable.version,
      isFollowing: sql<boolean>`exists (select from ${followTable}
        where followed_id = "user".id and follower_id = ${viewerId})`,
    })
    .from(userTable)
    .leftJoin(userImageTable, eq(userImageTable.userId, userTable.id))
    .where(and(eq(userTable.id, id), isNotSuspended()));
  return row ?? null;
}

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

export function findMostPlayed(db: Db, listenerId: string, limit: number): Promise<TrackRow[]> {
  const latest = db
    .select({ trackId: playTable.trackId })
    .from(playTable)
    .where(and(eq(playTable.listenerId, listenerId), isNull(playTable.forgottenAt)))
    .orderBy(desc(playTable.playedAt))
    .limit(countedPlays)
    .as('latest');
  const most = db
    .select({ trackId: latest.trackId, plays: count().as('plays') })
    .from(latest)
    .groupBy(latest.trackId)
    .orderBy(({ plays, trackId }) => [desc(plays), trackId])
    .limit(limit)
    .as('most');
  return db
    .select({ ...trackColumns, playCount: most.plays })
    .from(most)
    .innerJoin(listedTrack, eq(listedTrack.id, most.trackId))
    .orderBy(desc(most.plays), most.trackId);
}
