import { type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { getFirstDay, monthsAfter } from '../../../platform/months.ts';
import { listenerMonthTable } from '../../figures/figures/listener-month.table.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { heldFlags } from '../play-screening/index.ts';
import type { Sharing } from './sharing.repository.ts';
import { sharingHeardTable, sharingSpanTable } from './sharing.table.ts';

/** The last listener of the next slice; a slice has all rows of its listeners. */
export async function findLast(
  tx: Db,
  { month, afterListener }: Sharing,
  rows: number,
): Promise<number | null> {
  const { rows: found } = await tx.execute<{ last: number | null }>(sql`
    with slice as materialized (
      select listener from ${listenerMonthTable}
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
 * Adds up the sums of the next listeners by span of contract, less held plays, the only ones that
 * are read.
 *
 * @returns the last listener; null after the last.
 */
export async function gatherListeners(
  tx: Db,
  sharing: Sharing,
  rows: number,
): Promise<number | null> {
  const last = await findLast(tx, sharing, rows);
  if (last === null) return null;
  const { month, afterListener, slices } = sharing;
  const [first, next] = [getFirstDay(month), getFirstDay(monthsAfter(month, 1))];
  const isInSlice = (listener: SQL) =>
    sql`${listener} > ${afterListener ?? -1}::int and ${listener} <= ${last}::int`;
  await tx.execute(sql`
    insert into ${sharingHeardTable}
      (month, listener, plan, country, plays, weight, spans, streams, weights, earned)
    select ${month}, case listener when 0 then ${-1 - slices}::int else listener end,
      nullif(plan, ''), nullif(country, ''), sum(streams), sum(weight),
      array_agg(number), array_agg(streams), array_agg(weight), array_agg(earned)
    from (
      select listener, plan, country, span.number, sum(its.streams)::int as streams,
        sum(its.weight)::int as weight, sum(its.earned)::bigint as earned
      from (
        select kept.listener, kept.plan, kept.country, kept.artist_id,
          ${first}::date + (part.day - 1) as day, part.streams, part.weight, part.earned
        from ${listenerMonthTable} as kept
        cross join lateral unnest(kept.days, kept.streams, kept.weights, kept.earned)
          as part (day, streams, weight, earned)
        where kept.month = ${month} and ${isInSlice(sql`kept.listener`)}
        union all
        select coalesce(play.listener_number, 0), coalesce(play.plan, ''),
          coalesce(play.country, ''), held.artist_id, held.day, -1,
          case when held.earned > 0 then -1 else 0 end, -held.earned
        from ${heldFlags(sql`held`)} join ${playTable} as play on play.id = held.play_id
          and play.played_at >= ${first}::date::timestamp at time zone 'UTC'
          and play.played_at < ${next}::date::timestamp at time zone 'UTC'
        where held.day >= ${first}::date and held.day < ${next}::date
          and ${isInSlice(sql`coalesce(play.listener_number, 0)`)}
      ) as its
      join ${sharingSpanTable} as span on span.month = ${month}
        and span.artist_id = its.artist_id and its.day between span.first_day and span.last_day
      group by listener, plan, country, span.number having sum(its.streams) > 0
    ) as share group by listener, plan, country`);
  return last;
}
