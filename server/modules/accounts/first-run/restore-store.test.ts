import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RestoreState } from '#contract/first-run.ts';
import { openStore } from '../../../platform/assets/open-store.ts';
import { startS3, type TestS3 } from '../../../testing/start-s3.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { makeTestDatabase } from '../../../testing/test-database.ts';
import { formerKey, writeFormerBackup } from '../../../testing/write-former-backup.ts';
import { openFirstRun } from './open-first-run.ts';
import { changeService } from './service.repository.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonada-restore-store-'));
const name = 'former.backup';
const files = 4;
/** The embedded engine first makes a database, on cores shared with other tests. */
const patient = { timeout: 100_000 };
let s3: TestS3;
let tonada: TestApp;
let code: string;
let hasReopened: boolean;

beforeAll(async () => {
  await writeFormerBackup(join(folder, name), { files, bytes: 1_000, rows: 10 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(async () => {
  hasReopened = false;
  s3 = await startS3();
  const database = await makeTestDatabase();
  tonada = await startTestApp({
    database,
    config: { demo: false, backupDir: folder, accountKey: formerKey, store: s3.settings },
    reopen: () => {
      hasReopened = true;
    },
  });
  code = (await openFirstRun(tonada.db, { demo: false })) ?? '';
  await tonada.app.firstRun.look();
  return async () => {
    await tonada.close();
    await s3.close();
  };
});

const post = (path: string, body: object = {}) =>
  tonada.app.inject({ method: 'POST', url: `/api/first-run${path}`, payload: { code, ...body } });

const getState = async () => (await post('/backups')).json<RestoreState>();

async function fail() {
  await post('/backups/restore', { name });
  await expect.poll(async () => (await getState()).task?.step, patient).toBe('failed');
  return getState();
}

async function restore() {
  s3.faults.find = () => undefined;
  await post('/backups/restore', { name });
  await expect.poll(() => hasReopened, patient).toBe(true);
  expect(await listFiles()).toHaveLength(files);
}

const store = () => openStore(tonada.config);

async function listFiles() {
  const hashes: string[] = [];
  for await (const { hash } of store().list()) hashes.push(hash);
  return hashes;
}

/** What the sweep looks at in a day. */
async function sweepMarks() {
  const marked: string[] = [];
  await store().sweep(new Date(Date.now() + 60_000), async (hash) => void marked.push(hash));
  return marked;
}

/** From the third file on. */
function refuseThird(then: () => void = () => undefined) {
  let puts = 0;
  s3.faults.find = ({ method, url }) => {
    if (method !== 'PUT' || !url.includes('/assets/')) return undefined;
    puts += 1;
    if (puts < 3) return undefined;
    then();
    return { kind: 'refused', status: 403, code: 'AccessDenied' };
  };
}

// Proves first-run: A backup instead: a failing store
it('leaves nothing in a store that refuses in the middle, and says so', async () => {
  refuseThird();
  expect(await fail()).toMatchObject({ task: { fault: 'store' }, cutAt: null });
  expect([await listFiles(), await sweepMarks()]).toEqual([[], []]);
  await restore();
});

it('leaves marks of what it cannot remove from a store', async () => {
  refuseThird(() => {
    s3.faults.find = ({ method }) =>
      method === 'PUT' || method === 'DELETE'
        ? { kind: 'refused', status: 403, code: 'AccessDenied' }
        : undefined;
  });
  expect(await fail()).toMatchObject({ task: { fault: 'store' } });
  s3.faults.find = () => undefined;
  const left = await listFiles();
  expect(left).toHaveLength(2);
  expect(await sweepMarks()).toEqual(expect.arrayContaining(left));
  await restore();
});

it('keeps what a restore has left, until the service has begun', async () => {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const left = openStore({ dataDir, store: null });
  const draft = await left.receive(Readable.from([Buffer.from('una foto')]));
  await draft.put();
  await draft.release();
  const aDayAgo = new Date(Date.now() - 25 * 3_600_000);
  utimesSync(draft.path, aDayAgo, aDayAgo);
  const own = await startTestApp({ config: { demo: false, dataDir, store: null } });
  await openFirstRun(own.db, { demo: false });
  await own.app.firstRun.look();
  await own.app.jobs.runDue();
  expect(await left.size(draft.hash)).toBe(draft.bytes);
  await changeService(own.db, { setUpCode: null });
  await own.app.firstRun.look();
  own.clock.advance(3_600_001);
  await own.app.jobs.runDue();
  expect(await left.size(draft.hash)).toBeNull();
  await own.close();
});

// Proves first-run: A backup instead: cut off
it('says that a restore was cut off, until another one begins', async () => {
  const cutAt = '2026-11-20T19:05:00.000Z';
  await changeService(tonada.db, { restoringSince: new Date(cutAt) });
  expect((await post('/code')).json()).toMatchObject({ isRestoring: true });
  expect(await getState()).toMatchObject({ cutAt, isElsewhere: false, task: null });
  refuseThird();
  await fail();
  expect(await getState()).toMatchObject({ cutAt: null });
  expect((await post('/code')).json()).toMatchObject({ isRestoring: false });
});
