import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { patience } from '../scripts/run-tests/patience.ts';
import { type FirstPage, openFirstPage } from './testing/first-page.ts';
import { listFiles, listMarked, listWork } from './testing/list-restored.ts';
import { migratedTemplate } from './testing/migrated-template.ts';
import { formerKey, formerOwner, writeFormerBackup } from './testing/write-former-backup.ts';

vi.setConfig({ testTimeout: 240_000 * patience, hookTimeout: 120_000 * patience });

const root = mkdtempSync(join(tmpdir(), 'tonada-full-restore-'));
const name = 'former.backup';
const former = { files: 60, bytes: 100_000, rows: 5_000 };
const often = { interval: 5, timeout: 60_000 * patience };
let server: FirstPage;

beforeAll(() => writeFormerBackup(join(root, name), former));
afterEach(() => server.kill('SIGKILL'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

// Proves first-run: A backup instead: a full disk
it('says that the disk is full in the middle, and restores once there is room', async () => {
  const dataDir = mkdtempSync(join(root, 'data-'));
  cpSync(await migratedTemplate(), dataDir, { recursive: true });
  const flag = join(root, 'full');
  server = await openFirstPage({
    TONADA_DATA_DIR: dataDir,
    TONADA_BACKUP_DIR: root,
    TONADA_ACCOUNT_KEY: formerKey,
    NODE_OPTIONS: `--import ${resolve(import.meta.dirname, 'testing/full-disk.mjs')}`,
    FULL_DISK: flag,
  });
  const getStep = async () => (await server.state()).task?.step;
  await server.post('/backups/restore', { name });
  await expect.poll(() => listFiles(dataDir).length, often).toBe(former.files);
  writeFileSync(flag, '');
  await expect.poll(getStep, often).toBe('failed');
  rmSync(flag);
  expect(await server.state()).toMatchObject({ task: { fault: 'disk' }, cutAt: null });
  expect([listWork(dataDir), listFiles(dataDir), listMarked(dataDir)]).toEqual([[], [], []]);
  await server.post('/backups/restore', { name });
  await expect.poll(async () => (await server.signIn(formerOwner)).status, often).toBe(200);
  expect([listFiles(dataDir).length, listMarked(dataDir)]).toEqual([former.files, []]);
});
