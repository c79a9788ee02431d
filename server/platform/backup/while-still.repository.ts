import { sql } from '#drizzle/orm.ts';
import type { Db } from '../database/db.ts';

/**
 * Keeps the embedded database's only connection, so that its files do not change meanwhile.
 * Everything committed is in them.
 */
export const whileStill = (db: Db, work: () => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`checkpoint`);
    await work();
  });
