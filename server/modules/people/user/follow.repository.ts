import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { isNotSuspended } from './open-account.repository.ts';
import { userTable } from './user.table.ts';
import { followTable } from './follow.table.ts';

export type Follow = {
  followerId: string;
  followedId: string;
  wanted: boolean | undefined;
  now: Date;
};

type Switch = {
  isUser: boolean;
  /** False where a concurrent call made the same change. */
  changed: boolean;
  isFollowing: boolean;
  followers: number;
};

export async function switchFollow(
  db: Db,
  { followerId, followedId, wanted, now }: Follow,
): Promise<Switch> {
  const { rows } = await db.execute<
    Record<'removed' | 'added' | 'isUser', boolean> & { before: number }
  >(sql`
    with removed as (
      delete from ${followTable}
      where ${followTable.followerId} = ${followerId} and ${followTable.followedId} = ${followedId}
        and ${wanted !== true}
      returning 1
    ), added as (
      insert into ${followTable} (follower_id, followed_id, followed_at)
      select ${followerId}, ${userTable.id}, ${now.toISOString()}::timestamptz from ${userTable}
      where ${userTable.id} = ${followedId} and ${isNotSuspended()} and ${wanted !== false} and not exists (select from removed)
      on conflict do nothing
      returning 1
    )
    select exists (select from removed) as "removed", exists (select from added) as "added",
      exists (select from ${userTable} where ${userTable.id} = ${followedId} and ${isNotSuspended()}) as "isUser",
      (select count(*)::int from ${followTable} where ${followTable.followedId} = ${followedId}) as "before"`);
  const { removed = false, added = false, isUser = false, before = 0 } = rows[0] ?? {};
  return {
    isUser,
    changed: removed || added,
    isFollowing: wanted ?? added,
    followers: before + Number(added) - Number(removed),
  };
}
