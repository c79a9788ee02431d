import { lt, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { userTable } from '../../people/user/user.table.ts';
import { playTable } from '../play/play.table.ts';
import { chartedDays } from './chart-days.ts';
import { chartDayTable } from './chart-day.table.ts';

/** Does nothing if any day is counted. */
export async function sumUpDays(db: Db): Promise<void> {
  await db.execute(sql`
    insert into ${chartDayTable} (country, day, track_id, plays)
    select ${userTable.country}, (played_at at time zone 'UTC')::date as day, track_id, count(*)
    from ${playTable} join ${userTable} on ${userTable.id} = listener_id
    where played_at >= (select max(played_at) from ${playTable}) - ${chartedDays} * interval '1 day'
    group by ${userTable.country}, day, track_id`);
}

/** In one order everywhere, which avoids deadlocks. */
export async function addChartDays(
  db: Db,
  days: readonly (typeof chartDayTable.$inferInsert)[],
): Promise<void> {
  const text = (of: keyof typeof chartDayTable.$inferInsert) =>
    sql`${sql.param(days.map((row) => String(row[of])))}::text[]`;
  await db.execute(sql`
    insert into ${chartDayTable} as charted (country, day, track_id, plays)
    select country, day::date, track_id, plays::bigint
    from unnest(${text('country')}, ${text('day')}, ${text('trackId')}, ${text('plays')})
      as counted (country, day, track_id, plays)
    order by 1, 2, 3
    on conflict (country, day, track_id) do update set plays = charted.plays + excluded.plays`);
}

/** `day` is `yyyy-mm-dd`. */
export async function forgetDaysBefore(db: Db, day: string): Promise<void> {
  await db.delete(chartDayTable).where(lt(chartDayTable.day, day));
}
