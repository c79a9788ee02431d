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
  await refuseNewer(db, where);
}

/**
 * @param where the setting that names the database.
 * @throws {SettingError} when the database misses migrations, or has later ones.
 */
export async function requireLatest(db: NodePgDatabase, where: string): Promise<void> {
  const missing = await countMissing(db);
  if (missing > 0) {
    throw new SettingError(
      `${where} misses ${missing} migrations of this version. Start the server, or run: npm run tonada -- migrate`,
    );
  }
  await refuseNewer(db, where);
}

/** @returns how many migrations of this version the database misses. */
export async function countMissing(db: NodePgDatabase): Promise<number> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as has`,
  );
  const done = rows[0]?.has
    ? await db.execute<{ at: string }>(
        sql`select created_at::text as at from drizzle.__drizzle_migrations`,
      )
    : { rows: [] };
  const applied = new Set(done.rows.map(({ at }) => Number(at)));
  return readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => !applied.has(folderMillis),
  ).length;
}

async function refuseNewer(db: NodePgDatabase, where: string) {
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
