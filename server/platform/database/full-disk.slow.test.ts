import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobState } from '#contract/job.ts';
import { migratedTemplate } from '../../testing/migrated-template.ts';
import { runServer, type ServerProcess } from '../../testing/run-server.ts';

const root = mkdtempSync(join(tmpdir(), 'tonada-full-disk-'));
const flag = join(root, 'full');
const preload = resolve(import.meta.dirname, '../../testing/full-disk.mjs');
const settings = { TONADA_DEMO: 'off', NODE_OPTIONS: `--import ${preload}`, FULL_DISK: flag };
// Each test starts processes on cores shared with all other tests.
vi.setConfig({ testTimeout: 240_000 });
let server: ServerProcess | undefined;

afterEach(() => server?.kill('SIGKILL'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeEach(() => rmSync(flag, { force: true }));

const owner = {
  serviceName: 'Radio Faro',
  email: 'lleno@correo.com',
  password: 'hasta el mismo borde',
  displayName: 'Lleno',
};

it('ends a first start on a full disk with a message', async () => {
  writeFileSync(flag, '');
  const dataDir = join(mkdtempSync(join(root, 'first-')), 'data');
  server = await runServer({ ...settings, TONADA_DATA_DIR: dataDir });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^Creating the embedded database\nTONADA_DATA_DIR: .* is full\./);
  expect(server.output().trim().split('\n')).toHaveLength(2);

  rmSync(flag);
  server = await runServer({ ...settings, TONADA_DATA_DIR: dataDir });
  await server.ready();
  await server.kill('SIGTERM');
});

it('answers 503 while the disk is full, reads on, and recovers', async () => {
  const dataDir = mkdtempSync(join(root, 'later-'));
  cpSync(await migratedTemplate(), dataDir, { recursive: true });
  server = await runServer({ ...settings, TONADA_DATA_DIR: dataDir });
  await server.ready();
  const { origin } = server;
  let token = '';
  const call = (path: string, body?: unknown) =>
    fetch(`${origin}/api${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
  const [, code] = /\/setup with the code (\S+)/.exec(server.output()) ?? [];
  ({ token } = (await (await call('/first-run', { ...owner, code })).json()) as { token: string });
  const create = (name: string) => call('/playlists', { name, description: 'ñ'.repeat(300) });

  // The jobs of the start are over, so that only the calls below write.
  const countBusy = async () => {
    const { kinds } = (await (await call('/admin/jobs')).json()) as JobState;
    return kinds.filter(({ isRunning, waiting }) => isRunning || waiting > 0).length;
  };
  await expect.poll(countBusy, { timeout: 90_000, interval: 500 }).toBe(0);

  writeFileSync(flag, '');
  const answers: Response[] = [];
  for (let index = 0; index < 200; index += 1) {
    const answer = await create(`Lista ${index}`);
    answers.push(answer);
    if (!answer.ok) break;
  }
  expect(answers.at(-1)?.status).toBe(503);
  expect(answers.at(-1)?.headers.get('retry-after')).toBe('5');
  expect((await call('/playlists/user')).status).toBe(200);

  rmSync(flag);
  expect((await create('Con sitio')).ok).toBe(true);
});
