import { type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { getFirstDay, monthsAfter } from '../../../platform/months.ts';
import { userTable } from '../../people/user/user.table.ts';
import { artistDayTable } from './artist-day.table.ts';
import { addTracks, columns } from './listener-month.repository.ts';
import { closedMonths, listenerMonthTable } from './listener-month.table.ts';

/** Listeners after the first, up to the last. */
export type ListenerSlice = { after: number; last: number };

/** Call it once the days of the month are folded. Leaves artists with a day that is not. */
export async function rollUpListeners(
  tx: Db,
  month: string,
  { after, last }: ListenerSlice,
): Promise<void> {
  await rollUp(
    tx,
    month,
    sql`month = ${month} and listener > ${after}::int and listener <= ${last}::int`,
  );
}

/**
 * Late plays and recounts add rows of months that are closed already.
 *
 * @returns the number of rows.
 */
export const rollUpEarlier = (tx: Db, month: string, rows: number): Promise<number> =>
  rollUp(
    tx,
    month,
    sql`ctid = any(array(
      select ctid from ${listenerMonthTable} as late where month > ${closedMonths} and month < ${month}
        and ${isFolded(sql`late`, month)}
      limit ${rows}::int))`,
  );

const isFolded = (row: SQL, month: string) => sql`${row}.artist_id not in (
  select artist_id from ${artistDayTable} where is_open
    and day < ${getFirstDay(monthsAfter(month, 1))}::date)`;

/** Numbers of deleted accounts are no fans. */
async function rollUp(tx: Db, month: string, which: SQL): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    with closed as (
      delete from ${listenerMonthTable} as kept where ${which} and ${isFolded(sql`kept`, month)}
      returning artist_id, listener, total, tracks, last_day
    ), present as (
      select closed.* from closed join ${userTable} on ${userTable.number} = listener
    ), by_track as (
      select artist_id, listener, jsonb_object_agg(key, streams) as tracks from (
        select artist_id, listener, key, sum(value::int)::int as streams
        from present cross join lateral jsonb_each_text(tracks) group by 1, 2, 3
      ) as track group by 1, 2
    ), summed as (
      select artist_id, listener, sum(total)::int as total, max(last_day) as last_day
      from present group by 1, 2
    ), added as (
      insert into ${listenerMonthTable} as kept (${columns})
      select ${closedMonths}, listener, artist_id, '', '', '{}', '{}', '{}', '{}', total, tracks, last_day
      from summed join by_track using (artist_id, listener) order by artist_id, listener
      on conflict (artist_id, listener, month, plan, country) do update set
        total = kept.total + excluded.total, tracks = ${addTracks(sql`kept`, sql`excluded`)},
        last_day = greatest(kept.last_day, excluded.last_day)
    )
    select count(*)::int as count from closed`);
  return rows[0]?.count ?? 0;
}
