import { type SQL, sql } from '#drizzle/orm.ts';
import { followedArtistTable } from '../../catalogue/artist/followed-artist.table.ts';
import { isFollower } from '../../figures/figures/index.ts';
import { listenerMonthTable } from '../../figures/figures/listener-month.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { participants } from './audience.repository.ts';
import type { fanNotificationTable } from './notification.table.ts';

type Delivery = Pick<
  typeof fanNotificationTable.$inferSelect,
  'artistId' | 'campaignId' | 'deliveredTo'
>;

/**
 * Marks of `deliveredTo`: the number of the last listener, then the id of the last follower who
 * never listened. Each index has its own order, and each part reads the end of one.
 */
const [ofListeners, ofFollowers] = ['#', '@'] as const;

const digits = 10;

/** Rows of `listener_id`, `streams`, `is_follower` and `place`; no id is nobody of this part. */
export function findPart({ artistId, campaignId, deliveredTo }: Delivery, most: number): SQL {
  if (campaignId !== null) {
    return sql`select *, listener_id as place from (
      ${participants(artistId, campaignId)} and listener_id > ${deliveredTo}
      order by listener_id limit ${most}::int) as participant`;
  }
  if (deliveredTo.startsWith(ofFollowers)) {
    const hasListened = sql`exists (
      select from ${userTable} join ${listenerMonthTable} on listener = ${userTable.number}
      where ${userTable.id} = user_id and artist_id = ${artistId})`;
    return sql`select case when not ${hasListened} then user_id end as listener_id, 0 as streams,
        true as is_follower, ${ofFollowers}::text || user_id as place
      from (
        select user_id from ${followedArtistTable} where artist_id = ${artistId} and until is null
          and user_id > ${deliveredTo.slice(1)} order by user_id limit ${most}::int
      ) as follower`;
  }
  const last = deliveredTo.startsWith(ofListeners) ? Number(deliveredTo.slice(1)) : 0;
  return sql`select ${userTable.id} as listener_id, streams,
      ${isFollower(artistId, sql`${userTable.id}`)} as is_follower,
      ${ofListeners}::text || lpad(listener::text, ${digits}::int, '0') as place
    from (
      select listener, sum(total)::int as streams from ${listenerMonthTable}
      where artist_id = ${artistId} and listener > ${last}::int
      group by listener order by listener limit ${most}::int
    ) as played left join ${userTable} on ${userTable.number} = listener`;
}

/** @returns null after the last part. */
export function nextPlace(
  { campaignId, deliveredTo }: Delivery,
  isLast: boolean,
  last: string | null,
): string | null {
  if (!isLast) return last;
  const hasMore = campaignId === null && !deliveredTo.startsWith(ofFollowers);
  return hasMore ? ofFollowers : null;
}
