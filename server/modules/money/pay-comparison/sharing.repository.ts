import { eq, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { insertWhole } from '../../../platform/database/upsert-all.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import { getSpans } from '../../catalogue/label/index.ts';
import { getFirstDay, getLastDay } from '../../../platform/months.ts';
import { comparedMonthTable } from './pay-comparison.table.ts';
import {
  sharingHeardTable,
  sharingPoolTable,
  sharingSpanTable,
  sharingTable,
} from './sharing.table.ts';

export type Sharing = typeof sharingTable.$inferSelect;

/** Fixes the present contracts. */
export async function openSharing(
  tx: Db,
  month: string,
  way: { isPaidByListener: boolean },
): Promise<void> {
  const inserted = await tx
    .insert(sharingTable)
    .values({ month, ...way })
    .onConflictDoNothing()
    .returning({ month: sharingTable.month });
  if (inserted.length === 0) return;
  // Check after taking the month, to see what another server just finished.
  if (await isCompared(tx, month)) {
    await tx.delete(sharingTable).where(eq(sharingTable.month, month));
    return;
  }
  await addSpans(tx, month);
}

async function isCompared(db: Db, month: string): Promise<boolean> {
  return (await db.$count(comparedMonthTable, eq(comparedMonthTable.month, month))) > 0;
}

async function addSpans(tx: Db, month: string): Promise<void> {
  const { artistId, labelId, royaltyRate, status, startsOn, endsOn } = labelContractTable;
  const contracts = await tx
    .select({ artistId, labelId, royaltyRate, status, startsOn, endsOn })
    .from(labelContractTable);
  const ofArtists = Map.groupBy(contracts, (contract) => contract.artistId);
  const rows = [...ofArtists]
    .flatMap(([id, terms]) => getSpans(terms).map((span) => ({ ...span, artistId: id })))
    .filter(({ from, until }) => from <= getLastDay(month) && until >= getFirstDay(month))
    .map(({ from, until, ...span }, index) => ({
      month,
      number: index + 1,
      ...span,
      firstDay: from,
      lastDay: until,
      streams: 0,
      listeners: 0,
      earned: 0,
      worth: '0',
    }));
  await insertWhole(tx, sharingSpanTable, rows);
  const [forever] = getSpans([]);
  await tx.execute(sql`
    insert into ${sharingSpanTable} (month, number, artist_id, royalty_rate, first_day, last_day)
    select ${month}, ${rows.length}::int + row_number() over (), ${artistTable.id},
      ${forever?.royaltyRate}::float8, ${forever?.from}::date, ${forever?.until}::date
    from ${artistTable} where not ${artistTable.isOfHouse} and not exists (
      select from ${labelContractTable} where ${artistId} = ${artistTable.id})`);
}

export async function holdSharing(tx: Db, month: string): Promise<Sharing | undefined> {
  const [row] = await tx
    .select()
    .from(sharingTable)
    .where(eq(sharingTable.month, month))
    .for('update');
  return row;
}

export async function noteSharing(
  tx: Db,
  month: string,
  changed: Partial<Omit<Sharing, 'month'>>,
): Promise<void> {
  await tx.update(sharingTable).set(changed).where(eq(sharingTable.month, month));
}

type SliceLimits = {
  rows: number;
  /** One listener may exceed it. */
  plays?: number;
};

/** Includes all rows of that listener. */
export async function findLastListener(
  tx: Db,
  { month, afterListener }: Sharing,
  { rows: most, plays = Number.MAX_SAFE_INTEGER }: SliceLimits,
): Promise<number | null> {
  const { rows } = await tx.execute<{ last: number | null }>(sql`
    with slice as materialized (
      select listener, plays from ${sharingHeardTable}
      where month = ${month} and listener > ${afterListener ?? -(2 ** 31)}::int
      order by listener limit ${most}::int
    ), counted as (
      select listener, sum(plays) over (order by listener) as together from slice
    ), cut as (
      select case when count(*) = ${most}::int then max(listener) end as listener from slice
    )
    select coalesce(
      max(counted.listener) filter (where together <= ${plays}::bigint
        and (cut.listener is null or counted.listener < cut.listener)),
      min(counted.listener)) as last
    from counted cross join cut`);
  return rows[0]?.last ?? null;
}

const inSlice = ({ month, afterListener }: Sharing, last: number) => sql`
  month = ${month} and listener > ${afterListener ?? -(2 ** 31)}::int and listener <= ${last}::int`;

export async function addToPools(tx: Db, sharing: Sharing, last: number): Promise<number> {
  await tx.execute(sql`
    insert into ${sharingPoolTable} as pool (month, plan, country, earned, people)
    select month, plan, country, sum(its), count(distinct listener) from ${sharingHeardTable}
    cross join lateral (select sum(one) as its from unnest(earned) as one) as part
    where ${inSlice(sharing, last)} and listener > 0 and weight > 0
      and plan is not null and country is not null
    group by month, plan, country order by plan, country
    on conflict (month, plan, country) do update
    set earned = pool.earned + excluded.earned, people = pool.people + excluded.people`);
  const { rows } = await tx.execute<{ listeners: number }>(sql`
    select count(distinct listener)::int as listeners from ${sharingHeardTable}
    where ${inSlice(sharing, last)} and listener > 0`);
  return rows[0]?.listeners ?? 0;
}

/**
 * Divides each plan's and country's pool equally by listener, then by their plays that earned.
 * Anonymous plays count alike in both ways.
 */
export async function addToSpans(tx: Db, sharing: Sharing, last: number): Promise<void> {
  const { month } = sharing;
  await tx.execute(sql`
    with slice as (
      select heard.*, case when listener > 0 and weight > 0 then pool.earned::numeric / pool.people
        / sum(weight) over (partition by listener, plan, country) end as play_worth
      from ${sharingHeardTable} as heard
      left join ${sharingPoolTable} as pool using (month, plan, country)
      where ${inSlice(sharing, last)}
    ), part as (
      select listener, number, its_streams, its_earned,
        coalesce(play_worth * its_weight, its_earned) as its_worth
      from slice cross join lateral unnest(spans, streams, weights, slice.earned)
        as its (number, its_streams, its_weight, its_earned)
    ), agreed as (
      select part.*,
        number = min(number) over (partition by listener, artist_id, label_id) as is_first
      from part join ${sharingSpanTable} as span using (number) where span.month = ${month}
    ), summed as (
      select number, sum(its_streams) as streams, sum(its_earned) as earned, sum(its_worth) as worth,
        count(distinct listener) filter (where is_first and listener > 0) as listeners
      from agreed group by number
    )
    update ${sharingSpanTable} as span set
      streams = span.streams + summed.streams, listeners = span.listeners + summed.listeners,
      earned = span.earned + summed.earned, worth = span.worth + summed.worth
    from summed where span.month = ${month} and span.number = summed.number`);
}

/** Whole millionths and the exact remainder. */
export type ExactRow = {
  artistId: string;
  labelId: string | null;
  royaltyRate: number;
  streams: number;
  listeners: number;
  proRata: number;
  userCentric: number;
  rest: number;
};

export async function findShared(tx: Db, month: string): Promise<ExactRow[]> {
  const { rows } = await tx.execute<ExactRow>(sql`
    select artist_id as "artistId", label_id as "labelId", royalty_rate as "royaltyRate",
      sum(streams)::float8 as streams, sum(listeners)::int as listeners,
      sum(earned)::float8 as "proRata", floor(sum(worth))::float8 as "userCentric",
      (sum(worth) - floor(sum(worth)))::float8 as rest
    from ${sharingSpanTable} where month = ${month} and streams > 0
    group by artist_id, label_id, royalty_rate order by 1, 2, 3`);
  return rows;
}

export async function deleteHeard(tx: Db, sharing: Sharing, last: number): Promise<void> {
  await tx.execute(sql`delete from ${sharingHeardTable} where ${inSlice(sharing, last)}`);
}

export async function endSharing(tx: Db, month: string): Promise<void> {
  for (const table of [sharingSpanTable, sharingPoolTable, sharingTable]) {
    await tx.delete(table).where(eq(table.month, month));
  }
}
