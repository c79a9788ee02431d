import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { artistSummaryTable } from '../figures/artist-summary.table.ts';
import { holdsOn } from '../label/index.ts';
import { labelContractTable } from '../label/label-contract.table.ts';
import { releaseTable } from '../release/release.table.ts';
import { statementTable } from '../statement/statement.table.ts';

/** Contracts in force or to come, and offers that wait for an answer. */
export async function findOffers(db: Db, labelId: string) {
  const { rows } = await db.execute<{ artistId: string; name: string; day: string }>(sql`
    select artist.id as "artistId", artist.name, contract.starts_on::text as day
    from ${labelContractTable} as contract join ${artistTable} as artist on artist.id = contract.artist_id
    where contract.label_id = ${labelId} and contract.status = 'pending' and contract.declined_on is null
    order by contract.starts_on, contract.id`);
  return rows;
}

export async function hasContract(db: Db, labelId: string): Promise<boolean> {
  const count = await db.$count(
    labelContractTable,
    sql`label_id = ${labelId} and status <> 'expired' and declined_on is null`,
  );
  return count > 0;
}

export type StatedMonth = {
  /** `yyyy-mm` */
  month: string;
  /** Cents. */
  amount: number;
  /** Cents of it that are the artists'. */
  ofArtists: number;
};

/** The last month of which statements were issued since a day. */
export async function findStatedMonth(db: Db, labelId: string, since: string) {
  const { rows } = await db.execute<StatedMonth>(sql`
    select month, sum(payable)::float8 as amount,
      coalesce(sum(payable) filter (where artist_id is not null), 0)::float8 as "ofArtists"
    from ${statementTable} where label_id = ${labelId}
    group by month
    having max(issued_at) >= ${since}::date::timestamp at time zone 'UTC' and sum(payable) > 0
    order by month desc limit 1`);
  return rows[0] ?? null;
}

type Rising = { id: string; name: string; count: number; part: number };

/** Listeners before: fewer say nothing. */
const risingFloor = 20;
/** What stands out, as in the headings of charts. */
const risingFactor = 1.25;

/**
 * The artist under contract whose listeners of the last 28 finished days are the most more than
 * those of the 28 days before.
 */
export async function findRising(
  db: Db,
  labelId: string,
  { today, since }: { today: string; since: string },
) {
  const { rows } = await db.execute<Rising>(sql`
    select artist.id, artist.name, counted.now as count, counted.before as part
    from (
      select summary.artist_id,
        (summary.figures #>> '{ranges,28days,listeners,finished}')::int as now,
        (summary.figures #>> '{ranges,28days,listeners,finishedBefore}')::int as before
      from ${artistSummaryTable} as summary
      where summary.ends_on >= ${since}::date and summary.artist_id in (
        select artist_id from ${labelContractTable} where label_id = ${labelId} and ${holdsOn(today)})
    ) as counted join ${artistTable} as artist on artist.id = counted.artist_id
    where counted.before >= ${risingFloor} and counted.now >= counted.before * ${risingFactor}::float8
    order by counted.now - counted.before desc, artist.id limit 1`);
  return rows[0] ?? null;
}

type LastRelease = { id: string; name: string; about: string; day: string };

/** The last release, if it is older than a day and nothing is being prepared. */
export async function findOldRelease(db: Db, labelId: string, before: string) {
  const { rows } = await db.execute<LastRelease>(sql`
    select last.* from (
      select album.id, album.title as name, artist.name as about, album.release_date::text as day
      from ${albumTable} as album join ${artistTable} as artist on artist.id = album.artist_id
      where album.label_id = ${labelId} order by album.release_date desc, album.id limit 1
    ) as last
    where last.day < ${before} and not exists (
      select from ${releaseTable} as release where release.label_id = ${labelId} and release.state <> 'live')`);
  return rows[0] ?? null;
}
