import { sql } from '#drizzle/orm.ts';
import type { Db } from './db.ts';

/** The cheapest statement, which fails with the database. */
export const askDatabase = (db: Db): Promise<unknown> => db.execute(sql`select 1`);
