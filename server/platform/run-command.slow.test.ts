import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockFolder } from './database/lock-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonada-command-'));
let unlock: () => void;
beforeAll(() => {
  unlock = lockFolder(folder);
});
afterAll(() => {
  unlock();
  rmSync(folder, { recursive: true, force: true });
});

async function end(script: string, ...args: string[]) {
  const { PATH } = process.env;
  const env = { PATH, TONADA_DATA_DIR: folder };
  const path = resolve(import.meta.dirname, '../..', script);
  return promisify(execFile)(process.execPath, [path, ...args], { env }).then(
    () => ({ code: 0, stderr: '' }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  );
}

// Proves first-run: On a running server
it.each([
  ['server/admin.ts', ['list']],
  ['server/figures.ts', ['--rebuild']],
  ['server/rotate-media-keys.ts', []],
  ['server/rotate-push-keys.ts', []],
  ['scripts/add-big-playlist.ts', ['10']],
])('%s reports that a running server uses the embedded database', async (script, args) => {
  expect(await end(script, ...args)).toEqual({
    code: 1,
    stderr: `TONADA_DATA_DIR is in use: another server runs on ${folder}. Stop it, or choose another folder.\n`,
  });
});
