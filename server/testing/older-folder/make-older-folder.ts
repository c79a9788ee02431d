import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from '#drizzle/orm.ts';
import { openFolderStore } from '../../platform/assets/folder-store.ts';
import { makeOlderDatabase } from '../make-older-database.ts';
import type { TestDatabase } from '../test-database.ts';

/** The last migration of the version that wrote the folder. */
const lastMigration = 7;

/** The account's picture, 8 px wide. */
const picture =
  'UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoIAAgAAUAmJaACdLoAA5gA/u0HL7U2Kqed3/2d3/07v/p3f3vgAA==';

/** A data folder of the version before seeds were recorded: see the head of `0007-demo.sql`. */
export async function makeOlderFolder(): Promise<TestDatabase> {
  const made = await makeOlderDatabase(lastMigration, async (db) => {
    const dump = readFileSync(resolve(import.meta.dirname, '0007-demo.sql'), 'utf8');
    for (const statement of dump.split('--> statement-breakpoint\n')) {
      await db.execute(sql.raw(statement));
    }
  });
  const store = openFolderStore(join(made.dataDir, 'assets'));
  await (await store.receive(Readable.from(Buffer.from(picture, 'base64')))).keep();
  return made;
}
