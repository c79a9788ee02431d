import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { getFirstDay, monthsAfter } from '../../platform/months.ts';
import { heardMonthTable } from '../figures/heard-month.table.ts';
import type { Sharing } from './sharing.repository.ts';
import { sharingHeardTable, sharingSpanTable } from './sharing.table.ts';

/** The last listener of the next slice; a slice has all rows of its listeners. */
async function findLast(
  tx: Db,
  { month, afterListener }: Sharing,
  rows: number,
): Promise<number | null> {
  const { rows: found } = await tx.execute<{ last: number | null }>(sql`
    with slice as materialized (
      select listener from ${heardMonthTable}
      where month = ${month} and listener > ${afterListener ?? -1}::int
      order by listener limit ${rows}::int
    ), ends as (select max(listener) as listener, count(*) as rows from slice)
    select coalesce(
      max(slice.listener) filter (where ends.rows < ${rows}::int or slice.listener < ends.listener),
      min(slice.listener)) as last
    from slice cross join ends`);
  return found[0]?.last ?? null;
}

/**
 * Adds up the sums of the next listeners by span of contract; plays are not read. Here alone the
 * sums of a month are read.
 *
 * @returns the last listener; null after the last.
 */
export async function gatherKept(tx: Db, sharing: Sharing, rows: number): Promise<number | null> {
  const last = await findLast(tx, sharing, rows);
  if (last === null) return null;
  const { month, afterListener, slices } = sharing;
  const first = getFirstDay(month);
  await tx.execute(sql`
    insert into ${sharingHeardTable}
      (month, listener, until_moment, plan, country, plays, weight, spans, streams, weights, earned)
    select ${month}, case listener when 0 then ${-1 - slices}::int else listener end,
      ${getFirstDay(monthsAfter(month, 1))}::date::timestamp at time zone 'UTC',
      nullif(plan, ''), nullif(country, ''), sum(streams), sum(weight),
      array_agg(number), array_agg(streams), array_agg(weight), array_agg(earned)
    from (
      select listener, plan, country, span.number, sum(its.streams)::int as streams,
        sum(its.weight)::int as weight, sum(its.earned)::bigint as earned
      from ${heardMonthTable} as kept
      cross join lateral unnest(kept.days, kept.streams, kept.weights, kept.earned)
        as its (day, streams, weight, earned)
      join ${sharingSpanTable} as span on span.month = kept.month
        and span.artist_id = kept.artist_id
        and ${first}::date + (its.day - 1) between span.first_day and span.last_day
      where kept.month = ${month} and kept.listener > ${afterListener ?? -1}::int
        and kept.listener <= ${last}::int
      group by listener, plan, country, span.number
    ) as heard group by listener, plan, country`);
  return last;
}

/** @returns the last listener of the slice; null after the last. */
export async function deleteKept(tx: Db, sharing: Sharing, rows: number): Promise<number | null> {
  const last = await findLast(tx, sharing, rows);
  if (last === null) return null;
  await tx.execute(sql`
    delete from ${heardMonthTable} where month = ${sharing.month} and listener <= ${last}::int`);
  return last;
}
