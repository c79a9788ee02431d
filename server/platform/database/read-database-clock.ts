import { sql } from '#drizzle/orm.ts';
import type { Db } from './db.ts';

export const databaseNow = sql`now()`;

/** A server's own clock may be wrong. */
export async function readDatabaseClock(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  return new Date(rows[0]?.now ?? Number.NaN);
}
