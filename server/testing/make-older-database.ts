import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '#drizzle/orm.ts';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrationsFolder } from '../platform/database/migrate-to-latest.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';

/**
 * Makes a database with the migrations up to `last` and the content of `fill`. Opening it runs
 * the later migrations.
 */
export async function makeOlderDatabase(
  last: number,
  fill: (db: NodePgDatabase) => Promise<void>,
): Promise<TestDatabase> {
  const made = await makeTestDatabase();
  const { db, close } = await openDatabase(made, { flushed: false });
  try {
    await db.execute(sql`drop schema public cascade`);
    await db.execute(sql`drop schema drizzle cascade`);
    await db.execute(sql`create schema public`);
    await migrateTo(last, db);
    await fill(db);
  } finally {
    await close();
  }
  return made;
}

async function migrateTo(last: number, db: NodePgDatabase) {
  const folder = mkdtempSync(join(tmpdir(), 'tonada-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const journal = join(folder, 'meta/_journal.json');
    const known = JSON.parse(readFileSync(journal, 'utf8'));
    writeFileSync(journal, JSON.stringify({ ...known, entries: known.entries.slice(0, last + 1) }));
    await migrate(db, { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
