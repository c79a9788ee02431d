import { resolve } from 'node:path';
import { sql } from '#drizzle/orm.ts';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { SettingError } from '../config.ts';

export const migrationsFolder = resolve(import.meta.dirname, '../migrations');

/**
 * @param where the setting that names the database.
 * @throws {SettingError} when the database has later migrations.
 */
export async function migrateToLatest(db: NodePgDatabase, where: string): Promise<void> {
  await migrate(db, { migrationsFolder });
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const { rows } = await db.execute<{ seen: string }>(
    sql`select max(created_at)::text as seen from drizzle.__drizzle_migrations`,
  );
  if (Number(rows[0]?.seen) > Math.max(...known)) {
    throw new SettingError(
      `${where} was filled by a newer version of Tonada. Start that version, or choose another database.`,
    );
  }
}
