import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from '#drizzle/orm.ts';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import * as z from 'zod/mini';
import { SettingError } from '../config.ts';
import { contractingMigrations } from './contracting-migrations.ts';
import { findUnfinished, nameUnfinished, workBefore } from './work-before.ts';

export const migrationsFolder = resolve(import.meta.dirname, '../migrations');

type Preparing = {
  /** The setting that names the database. */
  where: string;
  onProgress?: ((step: string) => void) | undefined;
  /** Another list for tests. */
  work?: typeof workBefore;
};

/**
 * Changes nothing where a newer version has migrated and lets this one run.
 *
 * @returns whether the tables are this version's own.
 * @throws {SettingError} when a newer version has taken away what this one needs, the database has
 *   only some of the migrations that the first one of this version sums up, or a former version has
 *   left work that has to be done before.
 */
export async function migrateToLatest(
  db: NodePgDatabase,
  { where, onProgress, work = workBefore }: Preparing,
): Promise<boolean> {
  const applied = await findApplied(db);
  refuseOlder(applied, where);
  if (isNewer(applied)) {
    await refuseTooNew(db, applied, where);
    onProgress?.('A newer version of Tonada has migrated the database; this one runs beside it');
    return false;
  }
  const unfinished = await findUnfinished(db, work, missingOf(applied));
  if (unfinished.length > 0) throw new SettingError(nameUnfinished(where, unfinished));
  // Before the tables: a start that is killed in between refuses too much rather than too little.
  await writeOldest(db);
  await migrate(db, { migrationsFolder });
  return true;
}

/**
 * @param where the setting that names the database.
 * @throws {SettingError} when the database misses migrations, or a newer version has taken away
 *   what this one needs.
 */
export async function requireMigrated(db: NodePgDatabase, where: string): Promise<void> {
  const applied = await findApplied(db);
  const missing = missingOf(applied).length;
  if (missing > 0) {
    throw new SettingError(
      `${where} misses ${missing} migrations of this version. Start the server, or run: npm run tonada -- migrate`,
    );
  }
  if (isNewer(applied)) await refuseTooNew(db, applied, where);
}

/** @returns the migrations of this version that the database misses. */
export const findMissing = async (db: NodePgDatabase): Promise<string[]> =>
  missingOf(await findApplied(db));

const missingOf = (applied: readonly number[]) =>
  readJournal().flatMap(({ tag, when }) => (applied.includes(when) ? [] : [tag]));

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

function refuseOlder(applied: readonly number[], where: string) {
  if (!isOlderThanFirst(applied)) return;
  throw new SettingError(
    `${where} was filled by Tonada before version 0.1. Start version 0.1 with it once, then this one.`,
  );
}

/** Whether they are of a newer version. */
export const isNewer = (migrations: readonly number[]): boolean =>
  Math.max(...migrations) > Math.max(...knownMigrations());

async function refuseTooNew(db: NodePgDatabase, applied: readonly number[], where: string) {
  const known = knownMigrations();
  const oldest = await findOldest(db);
  const runs = oldest <= Math.max(...known) && known.every((at) => applied.includes(at));
  if (runs) return;
  throw new SettingError(
    `${where} was filled by a newer version of Tonada, on which this one cannot run. Start that version, or restore a backup of this one into an empty place: docs/operations/upgrade.md.`,
  );
}

const journalSchema = z.object({
  entries: z.array(z.object({ tag: z.string(), when: z.number() })),
});

function readJournal() {
  const file = readFileSync(resolve(migrationsFolder, 'meta/_journal.json'), 'utf8');
  return journalSchema.parse(JSON.parse(file)).entries;
}

/** @returns the time of the migration that a version has to know to run on this one's tables. */
function oldestNeeded(): number {
  const needed = new Set(Object.values(contractingMigrations));
  const times = readJournal().filter(({ tag }, at) => at === 0 || needed.has(tag));
  return Math.max(...times.map(({ when }) => when));
}

async function writeOldest(db: NodePgDatabase) {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table if not exists drizzle.oldest_needed (id int primary key, migration bigint not null)`,
  );
  await db.execute(sql`
    insert into drizzle.oldest_needed as mark (id, migration) values (1, ${oldestNeeded()})
    on conflict (id) do update set migration = greatest(mark.migration, excluded.migration)`);
}

/** Infinity where its version wrote none. */
async function findOldest(db: NodePgDatabase): Promise<number> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select to_regclass('drizzle.oldest_needed') is not null as has`,
  );
  if (!rows[0]?.has) return Infinity;
  const found = await db.execute<{ at: string }>(
    sql`select migration::text as at from drizzle.oldest_needed`,
  );
  return Number(found.rows[0]?.at ?? Infinity);
}
