import { type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from './db.ts';

/** What waits for somebody. */
export type Counted = {
  count: number;
  /** The first thing counted; null for none. */
  id: string | null;
  name: string | null;
  day: string | null;
};

const none: Counted = { count: 0, id: null, name: null, day: null };

/** @param query its columns are those of `Counted`, or some of them. */
export async function readCounted(db: Db, query: SQL): Promise<Counted> {
  const { rows } = await db.execute<Counted>(query);
  return rows[0] ?? none;
}

/** `yyyy-mm-dd` of a moment. */
export const inUtc = (moment: SQL): SQL => sql`(${moment} at time zone 'UTC')::date::text`;
