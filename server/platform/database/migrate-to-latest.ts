import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export const migrationsFolder = resolve(import.meta.dirname, '../migrations');

/** Applies the migrations that the database has not seen; search leans on the extension. */
export async function migrateToLatest(db: NodePgDatabase): Promise<void> {
  await db.execute(sql`create extension if not exists pg_trgm`);
  await migrate(db, { migrationsFolder });
}
