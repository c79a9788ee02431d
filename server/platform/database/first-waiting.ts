import type { SQL } from '#drizzle/orm.ts';
import type { Db } from './db.ts';

/** What waits longest in an inbox. */
export type FirstWaiting = {
  id: string;
  name: string;
  artistId: string | null;
  artistName: string;
  day: string;
  /** How many wait in all. */
  count: number;
};

/** @param query its columns are those of `FirstWaiting`. */
export async function readFirst(db: Db, query: SQL): Promise<FirstWaiting | null> {
  const { rows } = await db.execute<FirstWaiting>(query);
  return rows[0] ?? null;
}
