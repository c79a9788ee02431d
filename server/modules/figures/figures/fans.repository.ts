import { eq, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { followedArtistTable } from '../../catalogue/artist/followed-artist.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { listenerMonthTable } from './listener-month.table.ts';

/**
 * Followers and listeners of the artist who have an account: `listener_id`, `streams`, `last_day`
 * and `followed_at`. See docs/product/fans.md.
 */
export const fansOf = (artistId: string): SQL => sql`
  select coalesce(listener.id, follower.user_id) as listener_id, coalesce(streams, 0) as streams,
    last_day, followed_at
  from (
    select ${userTable.id} as id, streams, last_day from (
      select listener, sum(total)::int as streams, max(last_day) as last_day
      from ${listenerMonthTable} where artist_id = ${artistId} group by listener
    ) as played join ${userTable} on ${userTable.number} = played.listener
  ) as listener full join (
    select user_id, since as followed_at from ${followedArtistTable}
    where artist_id = ${artistId} and until is null and user_id is not null
  ) as follower on follower.user_id = listener.id`;

/** Expects a row of the user's table. Null for somebody who neither follows nor listened. */
export const streamsOfFan = (artistId: string) => sql<number | null>`coalesce(
  (select sum(total)::int from ${listenerMonthTable}
    where artist_id = ${artistId} and listener = ${userTable.number}),
  case when ${isFollower(artistId, sql`${userTable.id}`)} then 0 end)`;

/** Whether the user follows at present. */
export const isFollower = (artistId: string, userId: SQL): SQL => sql`exists (
  select from ${followedArtistTable}
  where artist_id = ${artistId} and user_id = ${userId} and until is null)`;

/** Streams of a fan; null for somebody who neither follows nor listened. */
export async function findFanStreams(
  db: Db,
  { artistId, listenerId }: { artistId: string; listenerId: string },
): Promise<number | null> {
  const [fan] = await db
    .select({ streams: streamsOfFan(artistId) })
    .from(userTable)
    .where(eq(userTable.id, listenerId));
  return fan?.streams ?? null;
}

/** Streams by track id, of each user. */
export async function findFanTracks(
  db: Db,
  artistId: string,
  userIds: readonly string[],
): Promise<Map<string, Record<string, number>>> {
  const { rows } = await db.execute<{ id: string; tracks: Record<string, number> }>(sql`
    select id, json_object_agg(key, streams) as tracks from (
      select ${userTable.id} as id, key, sum(value::int) as streams
      from ${userTable} join ${listenerMonthTable} on artist_id = ${artistId}
        and listener = ${userTable.number}
      cross join lateral jsonb_each_text(tracks)
      where ${userTable.id} = any(${sql.param(userIds)}::text[]) group by 1, 2
    ) as track group by id`);
  return new Map(rows.map(({ id, tracks }) => [id, tracks]));
}
