import { eq, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { readFirst } from '../../../platform/database/first-waiting.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { artistName } from '../../catalogue/artist/index.ts';
import { releaseTable } from './release.table.ts';

/** The release that goes out first. */
export const findFirstRelease = (db: Db) =>
  readFirst(
    db,
    sql`select release.id, release.title as name, release.artist_id as "artistId",
        coalesce(${artistName(sql`release.artist_id`)}, '') as "artistName",
        coalesce(release.release_date, (release.sent_at at time zone 'UTC')::date)::text as day,
        count(*) over ()::int as count
      from ${releaseTable} as release
      where release.state = 'pending' order by release.release_date, release.sent_at, release.id limit 1`,
  );

export const countPendingReleases = (db: Db): Promise<number> =>
  db.$count(releaseTable, eq(releaseTable.state, 'pending'));

type LastRelease = { id: string; name: string; about: string; day: string };

/** The last release, if it is older than a day and nothing is being prepared. */
export async function findOldRelease(db: Db, labelId: string, before: string) {
  const { rows } = await db.execute<LastRelease>(sql`
    select last.* from (
      select album.id, album.title as name, ${artistName(sql`album.artist_id`)} as about, album.release_date::text as day
      from ${albumTable} as album
      where album.label_id = ${labelId} order by album.release_date desc, album.id limit 1
    ) as last
    where last.day < ${before} and not exists (
      select from ${releaseTable} as release where release.label_id = ${labelId} and release.state <> 'live')`);
  return rows[0] ?? null;
}
