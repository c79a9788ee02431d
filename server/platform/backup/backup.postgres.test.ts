import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#drizzle/orm.ts';
import { partitionPlays } from '../../modules/listening/play/index.ts';
import { addTracks } from '../../testing/add-catalogue.ts';
import { dumpState } from '../../testing/dump-state.ts';
import { migratedTemplate } from '../../testing/migrated-template.ts';
import { makeTestDatabase } from '../../testing/test-database.ts';
import { openFolderStore } from '../assets/folder-store.ts';
import { openDatabase } from '../database/open-database.ts';
import { newId } from '../ids.ts';
import { restoreBackup } from './restore-backup.ts';
import { openRows } from './snapshots.ts';
import { writeBackup } from './write-backup.ts';

const root = mkdtempSync(join(tmpdir(), 'tonada-backup-'));
const name = `tonada_${newId().toLowerCase()}`;
const now = new Date('2026-11-20T12:00:00Z');
const writing = { passphrase: undefined, version: '0.1.0', now };
const reading = { passphrase: undefined };
const embedded = { dataDir: join(root, 'embedded'), databaseUrl: undefined };
const back = {
  dataDir: join(root, 'back'),
  databaseUrl: undefined,
  ownerDatabaseUrl: undefined,
  store: null,
};
const remote = {
  dataDir: join(root, 'remote'),
  databaseUrl: '',
  ownerDatabaseUrl: undefined,
  store: null,
};

let owned: Awaited<ReturnType<typeof makeTestDatabase>>;
let owner: Awaited<ReturnType<typeof openDatabase>>;

beforeAll(async () => {
  owned = await makeTestDatabase();
  owner = await openDatabase(owned);
  await owner.db.execute(sql.raw(`create database ${name}`));
  const url = new URL(owned.databaseUrl ?? '');
  url.pathname = name;
  remote.databaseUrl = url.href;
  cpSync(await migratedTemplate(), embedded.dataDir, { recursive: true });
  const { db, close } = await openDatabase(embedded, { flushed: false });
  await addTracks(db, [{ id: 'trk_1', title: 'Luna' }]);
  await db.execute(sql`insert into play (id, track_id, played_at)
    select 'play' || at, 'trk_1', timestamptz '2026-09-01' + at * interval '1 hour' from generate_series(1, 3000) at`);
  await close();
});
afterAll(async () => {
  await owner.db.execute(sql.raw(`drop database if exists ${name} with (force)`));
  await owner.close();
  await owned.remove();
  rmSync(root, { recursive: true, force: true });
});

async function backUp(from: typeof remote | typeof embedded, file: string) {
  const open = () => openRows({ ownerDatabaseUrl: undefined, ...from });
  return writeBackup(
    join(root, file),
    { store: openFolderStore(join(from.dataDir, 'assets')), open },
    writing,
  );
}

async function stateOf({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | undefined;
}) {
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  const state = await dumpState({ db, config: { dataDir, databaseUrl } as never }).finally(close);
  // Partitions repeat the rows of their table.
  return Object.fromEntries(
    Object.entries(state).filter(([table]) => !/^play_(before|rest|\d)/.test(table)),
  );
}

// Proves backup: Either database
it('carries an embedded database to PostgreSQL, and from its partitions back', async () => {
  await backUp(embedded, 'there.backup');
  await restoreBackup(join(root, 'there.backup'), remote, reading);
  const before = await stateOf(embedded);
  expect(await stateOf(remote)).toEqual(before);
  const { db, close } = await openDatabase(remote);
  await partitionPlays(db, now);
  await db.execute(
    sql`insert into play (id, track_id, played_at) values ('last', 'trk_1', '2026-12-24')`,
  );
  await close();
  await expect(restoreBackup(join(root, 'there.backup'), remote, reading)).rejects.toMatchObject({
    message: expect.stringContaining('holds tables already') as string,
    exitCode: 3,
  });
  await backUp(remote, 'back.backup');
  await restoreBackup(join(root, 'back.backup'), back, reading);
  const after = await stateOf(back);
  expect(after).toEqual(await stateOf(remote));
  expect(after['play']).not.toBe(before['play']);
});
