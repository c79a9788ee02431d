import { type SQL, sql, type SQLWrapper } from '#drizzle/orm.ts';
import type { NotificationPreferences } from '#contract/preferences.ts';
import { userTable } from '../../people/user/user.table.ts';
import { bellTable, readNewsTable } from './read-news.table.ts';

export type Reading = {
  listener: string;
  now: Date;
  cursor?: string | undefined;
  limit: number;
  isUnread?: boolean;
  /** How the user gets it, which has a switch of its own. */
  way?: 'push' | 'email';
  /** Only what happened since. */
  after?: Date;
};

/** Days. Older releases and follows leave the bell. */
const newsDays = 30;

export const oldestNews = ({ now, after }: Reading): SQL =>
  toMoment(new Date(Math.max(now.getTime() - newsDays * 86_400_000, after?.getTime() ?? 0)));

export const toMoment = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

type Own = {
  playlistId?: SQLWrapper;
  albumId?: SQLWrapper;
  followerId?: SQLWrapper;
  followers?: SQLWrapper;
};

/** The columns of an entry that it has because of its kind; a union needs all of them. */
export const entryOf = (own: Own) => ({
  playlistId: sql<string | null>`${own.playlistId ?? sql`null`}::text`.as('news_of'),
  albumId: sql<string | null>`${own.albumId ?? sql`null`}::text`.as('album_of'),
  followerId: sql<string | null>`${own.followerId ?? sql`null`}::text`.as('follower_of'),
  followers: sql<number | null>`${own.followers ?? sql`null`}::int`.as('follower_count_of'),
});

/** `at` is when it happened, `read` when the user last read it. */
type Entry = Own & { id: SQL<string>; at: SQLWrapper; read: SQLWrapper };

/** The columns of an entry that is read rather than written. */
export const selectEntry = ({ id, at, read, ...own }: Entry) => ({
  id: id.as('notification_id'),
  at: sql<Date>`${at}`.as('at'),
  readAt: sql<Date | null>`case when ${read} >= ${at} then ${read} end`.as('read_at'),
  ...entryOf(own),
});

/** Read with every call, so that a switch counts at once. */
export const isWanted = (
  { listener, way = 'push' }: Reading,
  topic: keyof NotificationPreferences,
): SQL => sql`exists (select from ${userTable} as reader
  where reader.id = ${listener} and ${isSwitchedOn(way)} and ${isSwitchedOn(topic)})`;

const isSwitchedOn = (name: keyof NotificationPreferences): SQL =>
  sql`(reader.preferences #>> ${`{notifications,${name}}`}::text[])::boolean`;

export const readUntil = ({ listener }: Reading): SQL =>
  sql`(select ${bellTable.readUntil} from ${bellTable} where ${bellTable.userId} = ${listener})`;

/** When the user last read it: all, or this one. Null if never. */
export const lastRead = (reading: Reading, id: SQLWrapper): SQL => sql`greatest(
  ${readUntil(reading)}, (select ${readNewsTable.readAt} from ${readNewsTable}
    where ${readNewsTable.userId} = ${reading.listener} and ${readNewsTable.newsId} = ${id}))`;
