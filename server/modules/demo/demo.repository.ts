import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/db.ts';
import { chartDayTable } from '../chart/chart-day.table.ts';
import { chartedDays } from '../chart/chart-days.ts';
import { listeningTotalTable } from '../play/listening-total.table.ts';
import { playTable } from '../play/play.table.ts';
import { trackTable } from '../track/track.table.ts';
import { userTable } from '../user/user.table.ts';
import type { DemoPlay } from './make-plays.ts';

/** Rows of one statement: parameters are counted in 16 bits, and few rows have 20 columns. */
const rowsPerStatement = 1000;
const playsPerStatement = 20_000;

/** Whether nobody has put anything into the database yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ isEmpty: boolean }>(sql`
    select not exists (select from ${userTable}) and not exists (select from ${trackTable}) as "isEmpty"`);
  return rows[0]?.isEmpty === true;
}

/** The embedded engine has no background process that would do it, and plans badly without. */
export async function updateStatistics(db: Db): Promise<void> {
  await db.execute(sql`vacuum analyze`);
}

export async function insertAll<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await db.insert(table).values(rows.slice(start, start + rowsPerStatement));
  }
}

/** Inserts counted plays as arrays, one parameter a column: several times faster than row by row. */
export async function insertPlays(db: Db, plays: readonly DemoPlay[]): Promise<void> {
  for (let start = 0; start < plays.length; start += playsPerStatement) {
    const part = plays.slice(start, start + playsPerStatement);
    const ids = part.map((_, index) => `ply_demo-${String(start + index).padStart(7, '0')}`);
    const column = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;
    await db.execute(sql`
      insert into ${playTable} (id, listener_id, track_id, played_at)
      select id, listener_id, track_id, played_at::timestamptz from unnest(
        ${column(ids)},
        ${column(part.map(({ listenerId }) => listenerId))},
        ${column(part.map(({ trackId }) => trackId))},
        ${column(part.map(({ playedAt }) => playedAt.toISOString()))}
      ) as demo (id, listener_id, track_id, played_at)`);
  }
}

/** Fills what `recordPlay` sums up for each play, from the plays that were inserted at once. */
export async function sumUpPlays(db: Db): Promise<void> {
  await db.execute(sql`
    insert into ${listeningTotalTable} (listener_id, seconds)
    select listener_id, sum(${trackTable.duration}) from ${playTable}
    join ${trackTable} on ${trackTable.id} = track_id group by listener_id`);
  await db.execute(sql`
    insert into ${chartDayTable} (country, day, track_id, plays)
    select ${userTable.country}, (played_at at time zone 'UTC')::date as day, track_id, count(*)
    from ${playTable} join ${userTable} on ${userTable.id} = listener_id
    where played_at >= (select max(played_at) from ${playTable}) - ${chartedDays} * interval '1 day'
    group by ${userTable.country}, day, track_id`);
}
