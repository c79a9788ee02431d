import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { openFolderStore } from '../../platform/assets/folder-store.ts';
import { migrationsFolder } from '../../platform/database/migrate-to-latest.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from '../test-database.ts';

/** The last migration of the version whose folder was kept. */
const lastMigration = 7;

/** The picture of the person whose account is in it, 8 px wide. */
const picture =
  'UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoIAAgAAUAmJaACdLoAA5gA/u0HL7U2Kqed3/2d3/07v/p3f3vgAA==';

/** A data folder as the version before seeds were counted left it: see the head of `0007-demo.sql`. */
export async function makeOlderFolder(): Promise<TestDatabase> {
  const made = await makeTestDatabase();
  const { db, close } = await openDatabase(made, { flushed: false });
  try {
    await db.execute(sql`drop schema public cascade`);
    await db.execute(sql`drop schema drizzle cascade`);
    await db.execute(sql`create schema public`);
    await migrateTo(lastMigration, db);
    const dump = readFileSync(resolve(import.meta.dirname, '0007-demo.sql'), 'utf8');
    for (const statement of dump.split('--> statement-breakpoint\n')) {
      await db.execute(sql.raw(statement));
    }
  } finally {
    await close();
  }
  const store = openFolderStore(join(made.dataDir, 'assets'));
  await (await store.receive(Readable.from(Buffer.from(picture, 'base64')))).keep();
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
