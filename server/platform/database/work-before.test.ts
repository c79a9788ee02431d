import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkMigrations } from '../../commands/migrate.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openRows } from '../backup/snapshots.ts';
import { addJob } from '../jobs/job.repository.ts';
import { findMissing, migrateToLatest } from './migrate-to-latest.ts';
import type { BareDatabase } from './open-bare.ts';

let database: TestDatabase;
let rows: BareDatabase;
let last = '';

beforeAll(async () => {
  database = await makeTestDatabase();
  rows = await openRows({ ...database, ownerDatabaseUrl: undefined });
  const { db } = rows;
  await db.execute(sql`delete from drizzle.__drizzle_migrations where created_at =
    (select max(created_at) from drizzle.__drizzle_migrations)`);
  [last = ''] = await findMissing(db);
  for (const kind of ['figures.reshape', 'names.move', 'other'])
    await addJob(db, { kind, runAt: new Date() });
});
afterAll(async () => {
  await rows.close();
  await database.remove();
});

const kinds = ['names.move', 'figures.reshape', 'long.done'];
const sentence =
  /^The database has unfinished work of the former version: figures\.reshape, names\.move\. Start that version again and wait/;

// Proves upgrade: Unfinished work of the former version
it('refuses to migrate over unfinished work of the former version, and names it', async () => {
  const work = { [last]: kinds };
  const migrating = migrateToLatest(rows.db, { where: 'The database', work });
  await expect(migrating).rejects.toThrow(sentence);
  expect(await checkMigrations(rows.db, work)).toMatchObject({
    lines: ['1 migrations are missing.', expect.stringMatching(sentence)],
    json: { missing: 1, unfinished: ['figures.reshape', 'names.move'] },
    exitCode: 1,
  });
  expect(await findMissing(rows.db)).toEqual([last]);
});

it('does not wait for work of migrations that are applied, nor for work that is done', async () => {
  const found = async (work: Record<string, string[]>) =>
    (await checkMigrations(rows.db, work)).json.unfinished;
  expect(await found({ '0000_baseline': kinds })).toEqual([]);
  await rows.db.execute(sql`delete from job where kind <> 'other'`);
  expect(await found({ [last]: kinds })).toEqual([]);
});
