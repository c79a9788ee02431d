import { and, eq, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { followTable } from './follow.table.ts';
import { isNotSuspended } from './open-account.repository.ts';
import { userImageTable } from './user-image.table.ts';
import { type UserRow, userTable } from './user.table.ts';

type ProfileRow = Pick<
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

/** As a column. */
export const countFollowers = (userId: string): SQL<number> =>
  sql`(select count(*)::int from ${followTable} as following where following.followed_id = ${userId})`;
