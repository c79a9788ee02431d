import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { sql } from '#drizzle/orm.ts';
import { patience } from '../scripts/run-tests/patience.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { type FirstPage, openFirstPage } from './testing/first-page.ts';
import { list, listFiles, listMarked, listWork } from './testing/list-restored.ts';
import { migratedTemplate } from './testing/migrated-template.ts';
import startPostgres from './testing/start-postgres.ts';
import { makeTestDatabase } from './testing/test-database.ts';
import { formerKey, formerOwner, writeFormerBackup } from './testing/write-former-backup.ts';

vi.setConfig({ testTimeout: 240_000 * patience, hookTimeout: 120_000 * patience });

const root = mkdtempSync(join(tmpdir(), 'tonada-killed-'));
const name = 'former.backup';
const former = { files: 60, bytes: 100_000, rows: 20_000 };
const often = { interval: 1, timeout: 60_000 * patience };
let server: FirstPage;

beforeAll(() => writeFormerBackup(join(root, name), former));
afterEach(() => server.kill('SIGKILL'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

type Place = {
  settings: Record<string, string>;
  dataDir: string;
  /** Resolves once nothing but the start is missing. */
  restored: () => Promise<void>;
};

async function openEmbeddedPlace(): Promise<Place> {
  const dataDir = mkdtempSync(join(root, 'data-'));
  cpSync(await migratedTemplate(), dataDir, { recursive: true });
  const restored = async () => {
    await expect.poll(() => existsSync(join(dataDir, 'restored')), often).toBe(true);
  };
  return { settings: {}, dataDir, restored };
}

async function openRemotePlace(): Promise<Place> {
  const stop = await startPostgres();
  onTestFinished(stop);
  const { databaseUrl = '', dataDir } = await makeTestDatabase();
  process.env.TEST_DATABASE_URL = '';
  const { db, close } = await openDatabase({ databaseUrl, dataDir }, { migrates: false });
  onTestFinished(close);
  const count = async () =>
    (await db.execute<{ count: number }>(sql`select count(*)::int as count from artist`)).rows[0];
  const restored = async () => {
    await expect.poll(count, often).toEqual({ count: former.rows });
  };
  return { settings: { DATABASE_URL: databaseUrl }, dataDir, restored };
}

/** @returns what its first page says. */
async function startAfterKill(settings: Record<string, string>) {
  await server.kill('SIGKILL');
  server = await openFirstPage(settings);
  return server.post('/backups');
}

/** @param listUploads of the files that the server receives. */
async function sendHalf(listUploads: () => string[]) {
  const half = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new Uint8Array(100_000)),
  });
  server.send(half, 200_000).catch(() => undefined);
  await expect.poll(listUploads, often).toHaveLength(1);
}

// Proves first-run: A backup instead: a kill
it.each([
  ['an embedded database', openEmbeddedPlace],
  ['PostgreSQL', openRemotePlace],
])('a server killed at any moment of a restore is empty or restored, on %s', async (_, open) => {
  const { dataDir, restored, settings: own } = await open();
  const settings = {
    ...own,
    TONADA_DATA_DIR: dataDir,
    TONADA_BACKUP_DIR: root,
    TONADA_ACCOUNT_KEY: formerKey,
  };
  server = await openFirstPage(settings);
  await sendHalf(() =>
    listWork(dataDir).filter((work) => list(dataDir, work).includes('uploaded.backup')),
  );
  expect(await (await startAfterKill(settings)).json()).toMatchObject({ cutAt: null });
  expect(listWork(dataDir)).toEqual([]);

  await server.post('/backups/restore', { name });
  await expect.poll(() => listFiles(dataDir).length, often).toBeGreaterThan(5);
  expect(await (await startAfterKill(settings)).json()).toMatchObject({
    cutAt: expect.any(String) as string,
    task: null,
  });
  expect(listWork(dataDir)).toEqual([]);
  const left = listFiles(dataDir);
  expect(left.length).toBeLessThan(former.files);
  expect(listMarked(dataDir)).toEqual(expect.arrayContaining(left));

  await server.post('/backups/restore', { name });
  // The rows come after the files.
  await expect.poll(() => listFiles(dataDir).length, often).toBe(former.files);
  expect(await (await startAfterKill(settings)).json()).toMatchObject({
    cutAt: expect.any(String) as string,
  });
  expect(listMarked(dataDir)).toEqual(expect.arrayContaining(listFiles(dataDir)));

  await server.post('/backups/restore', { name });
  await restored();
  expect((await startAfterKill(settings)).status).toBe(404);
  expect(listWork(dataDir)).toEqual([]);
  expect(listFiles(dataDir)).toHaveLength(former.files);
  expect((await server.signIn(formerOwner)).status).toBe(200);
});
