import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { migratedTemplate } from '../../testing/migrated-template.ts';
import { startS3, type TestS3 } from '../../testing/start-s3.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import { openAssets } from '../assets/assets.ts';
import { openFolderStore } from '../assets/folder-store.ts';
import { openStore } from '../assets/open-store.ts';
import { openDatabase } from '../database/open-database.ts';
import { findFault } from './find-damaged.ts';
import { pruneBackups } from './prune-backups.ts';
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

/** The hashes of a store's intact files. */
async function filesOf(store: AssetStore) {
  const found: string[] = [];
  for await (const { hash } of store.list()) {
    if ((await findFault(store, hash)) === null) found.push(hash);
  }
  return found;
}

/** Starts a place with three files; returns their hashes and a way to add another. */
async function fillPlace() {
  const place = emptyPlace();
  cpSync(await migratedTemplate(), place.dataDir, { recursive: true });
  const add = async (...contents: string[]) => {
    const { db, close } = await openDatabase(place, { flushed: false });
    const disk = { hasRoom: async () => true, requireRoom: async () => undefined };
    const assets = openAssets(place, { db, clock, disk });
    const sender = { owner: 'usr_1', purpose: 'test', type: 'image/png' };
    const hashes: string[] = [];
    for (const content of contents) {
      hashes.push(await assets.stage(Buffer.from(content), sender));
    }
    await close();
    return hashes;
  };
  return { place, add, hashes: await add('una foto', 'otra foto', '') };
}

// Proves backup: Files once for several backups
it('keeps files of several backups once, and restores them from there', async () => {
  const { place, add, hashes } = await fillPlace();
  const nights = mkdtempSync(join(root, 'nights-'));
  const shared = openFolderStore(join(nights, 'files'));
  const source = { store: openStore(place), shared, open: () => openRows(place) };
  const backUpAt = async (day: number) => {
    const file = join(nights, `tonada-2026-11-0${day}T0300.backup`);
    return { file, ...(await writeBackup(file, source, writing)) };
  };
  const first = await backUpAt(1);
  expect(first).toMatchObject({ files: 3, missing: [] });
  expect(await filesOf(shared)).toEqual(hashes.toSorted());
  await openStore(place).remove(hashes[0] ?? '');
  const [later = ''] = await add('la foto de hoy');
  const second = await backUpAt(2);
  expect(second).toMatchObject({ files: 3, missing: [hashes[0]] });

  const restored = emptyPlace();
  await restoreBackup(first.file, restored, { ...reading, shared });
  expect(await filesOf(openStore(restored))).toEqual(hashes.toSorted());

  await expect(restoreBackup(second.file, emptyPlace(), reading)).rejects.toMatchObject({
    message: expect.stringContaining('Name it with --files') as string,
  });
  // A backup that is written may need what no other one names.
  renameSync(first.file, `${first.file}.part`);
  await expect(pruneBackups(nights, { ...reading, kept: 1, shared })).rejects.toThrow('.part');
  renameSync(`${first.file}.part`, first.file);
  const pruned = await pruneBackups(nights, { ...reading, kept: 1, shared });
  expect(pruned).toEqual({ backups: 1, files: 1 });
  expect(readdirSync(nights).toSorted()).toEqual(['files', 'tonada-2026-11-02T0300.backup']);

  await shared.remove(later);
  const broken = emptyPlace();
  await expect(restoreBackup(second.file, broken, { ...reading, shared })).rejects.toMatchObject({
    message: expect.stringContaining('is not there') as string,
  });
  expect(await filesOf(openStore(broken))).toEqual([]);
});

// Proves store: Backups
it('brings rows and files of a folder into a bucket, and back', async () => {
  const { place: first, hashes } = await fillPlace();
  const made = await backUp(first);
  const inBucket = emptyPlace(s3.settings);
  expect(await restoreBackup(made.file, inBucket, reading)).toMatchObject({
    files: 3,
    rows: made.rows,
  });
  expect(await filesOf(openStore(inBucket))).toEqual(hashes.toSorted());

  const again = await backUp(inBucket);
  expect(again).toMatchObject({ files: 3, rows: made.rows, missing: [] });
  const back = emptyPlace();
  expect(await restoreBackup(again.file, back, reading)).toMatchObject({ rows: made.rows });
  expect(await filesOf(openStore(back))).toEqual(hashes.toSorted());

  await s3.leave();
  await expect(backUp(inBucket)).rejects.toThrow('does not answer');
  const other = emptyPlace(s3.settings);
  await expect(restoreBackup(made.file, other, reading)).rejects.toThrow('does not answer');
  await s3.comeBack();
  // The failed one left nothing and took nothing.
  expect(await filesOf(openStore(inBucket))).toEqual(hashes.toSorted());
  await restoreBackup(made.file, other, reading);
});
