import { resolve } from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export const migrationsFolder = resolve(import.meta.dirname, '../migrations');

/** Applies the migrations that the database has not seen. */
export async function migrateToLatest(db: NodePgDatabase): Promise<void> {
  await migrate(db, { migrationsFolder });
}
