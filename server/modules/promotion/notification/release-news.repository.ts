import { and, eq, gt, isNull, lte, sql } from '#drizzle/orm.ts';
import { afterCursor } from '../../../platform/database/after-cursor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { isAfterReading } from '../../../platform/database/is-after-reading.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { followedArtistTable } from '../../catalogue/artist/followed-artist.table.ts';
import {
  isWanted,
  lastRead,
  oldestNews,
  readUntil,
  type Reading,
  selectEntry,
  toMoment,
} from './news.repository.ts';
import { mutedArtistTable } from './notification.table.ts';

const { userId, since, until } = followedArtistTable;
const { id, artistId, outAt } = albumTable;

/** Ids of entries begin with it. */
const releasePrefix = 'release_';

/**
 * What followed artists published since the follow. It is read from the catalogue, so that a
 * release writes nothing per follower.
 */
export function selectReleases(db: Db, reading: Reading) {
  const { listener, now, cursor, limit, isUnread } = reading;
  const newsId = sql<string>`${releasePrefix}::text || ${id}`;
  const read = lastRead(reading, newsId);
  const from = sql`greatest(${since}, ${oldestNews(reading)}, ${isUnread ? readUntil(reading) : null}::timestamptz)`;
  return db
    .select(selectEntry({ id: newsId, at: outAt, read, albumId: id }))
    .from(followedArtistTable)
    .innerJoin(
      albumTable,
      and(eq(artistId, followedArtistTable.artistId), gt(outAt, from), lte(outAt, toMoment(now))),
    )
    .where(
      and(
        eq(userId, listener),
        isNull(until),
        isWanted(reading, 'newReleases'),
        sql`not exists (select from ${mutedArtistTable} as muted
          where muted.listener_id = ${listener} and muted.artist_id = ${artistId})`,
        isUnread ? isAfterReading(outAt, read) : undefined,
        afterCursor(cursor, { moment: outAt, id: newsId }),
      ),
    )
    .orderBy(sql`at desc`, sql`notification_id desc`)
    .limit(limit);
}

/** @param newsId an entry's. */
export const isReleaseEntry = async (db: Db, newsId: string): Promise<boolean> =>
  newsId.startsWith(releasePrefix) &&
  (await db.$count(albumTable, eq(id, newsId.slice(releasePrefix.length)))) > 0;
