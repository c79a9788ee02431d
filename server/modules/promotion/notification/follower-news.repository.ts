import { and, desc, eq, gt, gte, lt, lte, max, sql } from '#drizzle/orm.ts';
import { afterCursor } from '../../../platform/database/after-cursor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { isAfterReading } from '../../../platform/database/is-after-reading.ts';
import { followTable } from '../../people/user/follow.table.ts';
import { isOfNotSuspended } from '../../people/user/index.ts';
import {
  isWanted,
  lastRead,
  oldestNews,
  readUntil,
  type Reading,
  selectEntry,
  toMoment,
} from './news.repository.ts';

/** Ids of entries begin with it; the number of an hour since 1970 follows. */
const followersPrefix = 'followers_';

/** Follows that are read, the latest, so that a star's bell costs no more than others. */
const followsMost = 1000;

const { followerId, followedId, followedAt } = followTable;

const hour = sql<string>`floor(extract(epoch from ${followedAt}) / 3600)::bigint::text`;

/** One entry for those who began to follow the user in an hour. */
export function selectFollowers(db: Db, reading: Reading) {
  const { listener, now, cursor, limit, isUnread } = reading;
  const from = sql`greatest(${oldestNews(reading)}, ${isUnread ? readUntil(reading) : null}::timestamptz)`;
  const latest = db
    .select({ followerId, followedAt, hour: hour.as('hour') })
    .from(followTable)
    .where(
      and(
        eq(followedId, listener),
        gt(followedAt, from),
        lte(followedAt, toMoment(now)),
        isOfNotSuspended(followerId),
        isWanted(reading, 'social'),
      ),
    )
    .orderBy(desc(followedAt))
    .limit(followsMost)
    .as('latest');
  const newsId = sql<string>`${followersPrefix}::text || ${latest.hour}`;
  const last = max(latest.followedAt);
  const read = lastRead(reading, newsId);
  return db
    .select(
      selectEntry({
        id: newsId,
        at: last,
        read,
        followerId: sql`(array_agg(${latest.followerId} order by ${latest.followedAt} desc, ${latest.followerId}))[1]`,
        followers: sql`count(*)`,
      }),
    )
    .from(latest)
    .groupBy(latest.hour)
    .having(
      and(
        isUnread ? isAfterReading(last, read) : undefined,
        afterCursor(cursor, { moment: last, id: newsId }),
      ),
    )
    .orderBy(sql`at desc`, sql`notification_id desc`)
    .limit(limit);
}

/** @param newsId an entry's. */
export async function isFollowersEntry(db: Db, listener: string, newsId: string): Promise<boolean> {
  const number = newsId.slice(followersPrefix.length);
  if (!newsId.startsWith(followersPrefix) || !/^\d{1,7}$/.test(number)) return false;
  const begins = Number(number) * 3_600_000;
  const isThen = and(
    gte(followedAt, new Date(begins)),
    lt(followedAt, new Date(begins + 3_600_000)),
  );
  return (await db.$count(followTable, and(eq(followedId, listener), isThen))) > 0;
}
