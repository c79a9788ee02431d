import { resolve } from 'node:path';
import { sql } from '#drizzle/orm.ts';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { SettingError } from '../config.ts';

export const migrationsFolder = resolve(import.meta.dirname, '../migrations');

/**
 * @param where the setting that names the database.
 * @throws {SettingError} when the database has later migrations, or only some of those that the
 *   first one of this version sums up.
 */
export async function migrateToLatest(db: NodePgDatabase, where: string): Promise<void> {
  await refuseOlder(db, where);
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
  const applied = new Set(await findApplied(db));
  return knownMigrations().filter((at) => !applied.has(at)).length;
}

/** @returns the times of this version's migrations, the first one first. */
export const knownMigrations = (): number[] =>
  readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);

/**
 * The first migration sums up all before version 0.2, and has the time of the last of them: a
 * database of version 0.1 has it, an earlier one has a part of it.
 */
export const isOlderThanFirst = (applied: readonly number[]): boolean =>
  applied.length > 0 && Math.max(...applied) < (knownMigrations()[0] ?? 0);

async function findApplied(db: NodePgDatabase): Promise<number[]> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as has`,
  );
  if (!rows[0]?.has) return [];
  const applied = await db.execute<{ at: string }>(
    sql`select created_at::text as at from drizzle.__drizzle_migrations`,
  );
  return applied.rows.map(({ at }) => Number(at));
}

async function refuseOlder(db: NodePgDatabase, where: string) {
  if (!isOlderThanFirst(await findApplied(db))) return;
  throw new SettingError(
    `${where} was filled by Tonada before version 0.1. Start version 0.1 with it once, then this one.`,
  );
}

async function refuseNewer(db: NodePgDatabase, where: string) {
  if (Math.max(...(await findApplied(db))) > Math.max(...knownMigrations())) {
    throw new SettingError(
      `${where} was filled by a newer version of Tonada. Start that version, or choose another database.`,
    );
  }
}
