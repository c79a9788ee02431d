import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addTracks } from '../../testing/add-catalogue.ts';
import { migratedTemplate } from '../../testing/migrated-template.ts';
import { startS3, type TestS3 } from '../../testing/start-s3.ts';
import { openAssets } from '../assets/assets.ts';
import { openStore } from '../assets/open-store.ts';
import { openDatabase } from '../database/open-database.ts';
import { findFault } from './find-damaged.ts';
import { type Place, restoreBackup } from './restore-backup.ts';
import { openRows } from './snapshots.ts';
import { writeBackup } from './write-backup.ts';

// It starts many engines on cores shared with all other tests.
vi.setConfig({ hookTimeout: 300_000, testTimeout: 300_000 });

const root = mkdtempSync(join(tmpdir(), 'tonada-store-backup-'));
const clock = () => new Date('2026-11-20T20:00:00Z');
const writing = { passphrase: undefined, version: '0.1.0', now: clock() };
const reading = { passphrase: undefined };
const emptyPlace = (store: Place['store'] = null) => ({
  dataDir: mkdtempSync(join(root, 'place-')),
  databaseUrl: undefined,
  ownerDatabaseUrl: undefined,
  store,
});

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  rmSync(root, { recursive: true, force: true });
});

let files = 0;
async function backUp(place: Place) {
  const file = join(root, `${(files += 1)}.backup`);
  const source = { store: openStore(place), open: () => openRows(place) };
  return { file, ...(await writeBackup(file, source, writing)) };
}

/** The hashes of a place's intact files. */
async function filesOf(place: Place) {
  const store = openStore(place);
  const found: string[] = [];
  for await (const { hash } of store.list()) {
    if ((await findFault(store, hash)) === null) found.push(hash);
  }
  return found;
}

// Proves store: Backups
it('brings rows and files of a folder into a bucket, and back', async () => {
  const first = emptyPlace();
  cpSync(await migratedTemplate(), first.dataDir, { recursive: true });
  const { db, close } = await openDatabase(first, { flushed: false });
  await addTracks(db, [{ id: 'trk_1', title: 'Luna' }]);
  const disk = { hasRoom: async () => true, requireRoom: async () => undefined };
  const assets = openAssets(first, { db, clock, disk });
  const sender = { owner: 'usr_1', purpose: 'test', type: 'image/png' };
  const hashes: string[] = [];
  for (const content of ['una foto', 'otra foto', '']) {
    hashes.push(await assets.stage(Buffer.from(content), sender));
  }
  await close();

  const made = await backUp(first);
  const inBucket = emptyPlace(s3.settings);
  expect(await restoreBackup(made.file, inBucket, reading)).toMatchObject({
    files: 3,
    rows: made.rows,
  });
  expect(await filesOf(inBucket)).toEqual(hashes.toSorted());

  const again = await backUp(inBucket);
  expect(again).toMatchObject({ files: 3, rows: made.rows, missing: [] });
  const back = emptyPlace();
  expect(await restoreBackup(again.file, back, reading)).toMatchObject({ rows: made.rows });
  expect(await filesOf(back)).toEqual(hashes.toSorted());

  await s3.leave();
  await expect(backUp(inBucket)).rejects.toThrow('does not answer');
  const other = emptyPlace(s3.settings);
  await expect(restoreBackup(made.file, other, reading)).rejects.toThrow('does not answer');
  await s3.comeBack();
  // The failed one left nothing and took nothing.
  expect(await filesOf(inBucket)).toEqual(hashes.toSorted());
  await restoreBackup(made.file, other, reading);
});
