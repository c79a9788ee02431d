import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistDayTable } from './artist-day.table.ts';
import { dayListenerTable } from './day-listener.table.ts';

/** Per transaction. */
export const daysAtOnce = 50;

type Heard = { artistId: string; day: string; listeners: readonly number[] };

/** Knows each listener of a day once. */
export async function addListeners(tx: Db, days: readonly Heard[]): Promise<void> {
  const rows = days.flatMap(({ artistId, day, listeners }) =>
    listeners.map((number) => ({ artistId, day, number })),
  );
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into ${dayListenerTable} (artist_id, day, number)
    select artist_id, day, number from unnest(
      ${sql.param(rows.map(({ artistId }) => artistId))}::text[],
      ${sql.param(rows.map(({ day }) => day))}::date[],
      ${sql.param(rows.map(({ number }) => number))}::int[]) as heard (artist_id, day, number)
    order by 1, 2, 3 on conflict do nothing`);
}

/**
 * Moves listeners into the rows of their days, which it locks as counting does, and first.
 *
 * @returns the number of days.
 */
export async function foldSome(tx: Db, today: string): Promise<number> {
  const { rows: days } = await tx.execute<{ artist_id: string; day: string }>(sql`
    select artist_id, day::text as day from ${artistDayTable}
    where (artist_id, day) in (
      select distinct artist_id, day from ${dayListenerTable}
      where day < ${today}::date limit ${daysAtOnce}::int)
    order by artist_id, day for update`);
  await tx.execute(sql`
    with moved as (
      delete from ${dayListenerTable} where (artist_id, day) in (select * from unnest(
        ${sql.param(days.map((row) => row.artist_id))}::text[],
        ${sql.param(days.map(({ day }) => day))}::date[]))
      returning artist_id, day, number
    ), added as (
      select artist_id, day, array_agg(number) as numbers from moved group by artist_id, day
    )
    update ${artistDayTable} as kept set listeners = array(
      select distinct number from unnest(kept.listeners || added.numbers) as each (number)
      order by number)
    from added where added.artist_id = kept.artist_id and added.day = kept.day`);
  return days.length;
}
