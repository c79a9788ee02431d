import { sql } from '#drizzle/orm.ts';
import type { Db } from './db.ts';

export const askDatabase = (db: Db): Promise<unknown> => db.execute(sql`select 1`);
