import { sql } from '#drizzle/orm.ts';
import type { Db } from './db.ts';

/** The present moment by the clock of the database, within a statement. */
export const databaseNow = sql`now()`;

/** The present moment by the clock of the database, which all servers share; the clock of a server may be wrong. */
export async function readDatabaseClock(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  return new Date(rows[0]?.now ?? Number.NaN);
}
