import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { fork, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { migratedTemplate } from './testing/migrated-template.ts';
import { freePort, runServer, type ServerProcess } from './testing/run-server.ts';

const root = mkdtempSync(join(tmpdir(), 'tonada-main-'));
const started: ServerProcess[] = [];

async function run(settings: Record<string, string>) {
  const server = await runServer({ TONADA_DEMO: 'off', ...settings });
  started.push(server);
  return server;
}

/** Returns the exit code and the printed lines, one of which should name the setting. */
async function refusal(settings: Record<string, string>) {
  const server = await run(settings);
  const code = await server.ended;
  const lines = server.output().trim().split('\n');
  return { code, lines };
}

const naming = (setting: string) => ({
  code: 1,
  lines: [expect.stringMatching(new RegExp(`^${setting}\\b`)) as string],
});

async function madeFolder() {
  const folder = mkdtempSync(join(root, 'made-'));
  cpSync(await migratedTemplate(), folder, { recursive: true });
  return folder;
}

// Each test starts processes on cores shared with all other tests.
vi.setConfig({ testTimeout: 180_000 });

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.kill('SIGKILL')));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a start fails', () => {
  it('for an unknown setting', async () => {
    const settings = { TONADA_DEMOS: 'on', TONADA_DATA_DIR: join(root, 'unused') };
    expect(await refusal(settings)).toEqual(naming('TONADA_DEMOS'));
  });

  it('for a used port', async () => {
    const blocker = createServer().listen(await freePort(), 'localhost');
    await once(blocker, 'listening');
    const address = blocker.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const settings = { PORT: String(port), TONADA_DATA_DIR: await madeFolder() };
    expect(await refusal(settings)).toEqual(naming('PORT'));
    blocker.close();
  });

  it('for a data folder that cannot be created', async () => {
    const file = join(root, 'a-file');
    writeFileSync(file, '');
    expect(await refusal({ TONADA_DATA_DIR: join(file, 'data') })).toEqual(
      naming('TONADA_DATA_DIR'),
    );
  });

  it('for a data folder with other content, which stays unchanged', async () => {
    const folder = join(root, 'else');
    mkdirSync(join(folder, 'database'), { recursive: true });
    writeFileSync(join(folder, 'database', 'letters.txt'), 'dear');
    expect(await refusal({ TONADA_DATA_DIR: folder })).toEqual(naming('TONADA_DATA_DIR'));
    expect(existsSync(join(folder, 'database', 'letters.txt'))).toBe(true);
  });

  it.each<[string, (folder: string) => void]>([
    [
      'a damaged database',
      (folder) => writeFileSync(join(folder, 'database/global/pg_control'), 'x'.repeat(8192)),
    ],
    ['a damaged lock', (folder) => writeFileSync(join(folder, 'lock'), 'x'.repeat(8192))],
    [
      'a database of another engine',
      (folder) => writeFileSync(join(folder, 'database/PG_VERSION'), '16\n'),
    ],
    ['a secret that is a folder', (folder) => mkdirSync(join(folder, 'media-secret'))],
  ])('for a data folder with %s', async (_damage, damage) => {
    const folder = await madeFolder();
    damage(folder);
    expect(await refusal({ TONADA_DATA_DIR: folder })).toEqual(naming('TONADA_DATA_DIR'));
  });

  it('for a lost or wrong key of the accounts, and again once it is back', async () => {
    const folder = await madeFolder();
    const key = join(folder, 'account-key');
    const settings = { TONADA_DATA_DIR: folder };
    const server = await run(settings);
    await server.ready();
    await server.kill('SIGTERM');
    const known = readFileSync(key);
    rmSync(key);
    expect(await refusal(settings)).toEqual(naming('TONADA_ACCOUNT_KEY'));
    expect(existsSync(key)).toBe(false);
    writeFileSync(key, 'x'.repeat(32));
    expect(await refusal(settings)).toEqual(naming('TONADA_ACCOUNT_KEY'));
    writeFileSync(key, known);
    const again = await run(settings);
    await again.ready();
    await again.kill('SIGTERM');
  });

  it('for a data folder that is a file', async () => {
    const file = join(root, 'no-folder');
    writeFileSync(file, '');
    expect(await refusal({ TONADA_DATA_DIR: file })).toEqual(naming('TONADA_DATA_DIR'));
  });

  it('for an unreachable database, without printing the password', async () => {
    const address = `postgres://tonada:hunter2@localhost:${await freePort()}/tonada`;
    const settings = { DATABASE_URL: address, TONADA_DATA_DIR: join(root, 'db') };
    expect(await refusal(settings)).toEqual(naming('DATABASE_URL'));
    expect(started.at(-1)?.output()).not.toContain('hunter2');
  });
});

describe('a data folder', () => {
  it('is readable only for its owner, and closed in order on SIGTERM', async () => {
    const folder = join(root, 'deep', 'er', 'data');
    const server = await run({ TONADA_DATA_DIR: folder });
    // A first start takes seconds, and a health check may ask from the first on.
    const statusOf = async (path: string) => (await fetch(`${server.origin}${path}`)).status;
    await expect.poll(() => statusOf('/api/live').catch(() => 0), { interval: 5 }).toBe(200);
    expect(await statusOf('/api/ready')).toBe(503);
    await server.ready();
    expect(await statusOf('/api/live')).toBe(200);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'database')).mode & 0o777).toBe(0o700);
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(server.output()).toMatch(/Tonada is ready at http:\/\/localhost:\d+/);
  });

  it('serves one server at a time, and the next one after a kill', async () => {
    const folder = await madeFolder();
    const first = await run({ TONADA_DATA_DIR: folder });
    await first.ready();
    expect(await refusal({ TONADA_DATA_DIR: folder })).toEqual(naming('TONADA_DATA_DIR'));
    expect((await fetch(`${first.origin}/api/ready`)).status).toBe(200);
    await first.kill('SIGKILL');
    const next = await run({ TONADA_DATA_DIR: folder });
    await next.ready();
  });

  it.each([
    ['while the database was made', /^database\.making-/],
    ['before the tables were there', /^database$/],
  ])('opens after a first start that was killed %s', async (_moment, name) => {
    const folder = mkdtempSync(join(root, 'killed-'));
    const first = await run({ TONADA_DATA_DIR: folder });
    while (!readdirSync(folder).some((entry) => name.test(entry))) await pause(2);
    await first.kill('SIGKILL');
    const second = await run({ TONADA_DATA_DIR: folder });
    await expect(second.ready()).resolves.toBeUndefined();
  });

  it('is created again after a first start that was killed before it was complete', async () => {
    const folder = await madeFolder();
    const mark = join(folder, 'database', 'tonada-unfinished');
    writeFileSync(mark, '');
    rmSync(join(folder, 'database', 'base'), { recursive: true });
    const server = await run({ TONADA_DATA_DIR: folder });
    await server.ready();
    expect(server.output()).toMatch(/^Removing what an interrupted start has left\n/);
    expect(existsSync(mark)).toBe(false);
  });
});

describe('a parent process', () => {
  const prepare = pathToFileURL(resolve(import.meta.dirname, '../scripts/prepare.mjs')).href;

  it('ends the server when it is killed', async () => {
    const port = await freePort();
    const script = `import { runInForeground } from '${prepare}'; runInForeground('server/main.ts')`;
    const starter = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: {
        PATH: process.env.PATH,
        PORT: `${port}`,
        TONADA_DEMO: 'off',
        TONADA_DATA_DIR: await madeFolder(),
      },
    });
    const isUp = () =>
      fetch(`http://localhost:${port}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
    starter.kill('SIGKILL');
    await expect.poll(isUp, { timeout: 60_000 }).toBe(false);
  });

  it('ends the busy process that creates the database', async () => {
    const folder = mkdtempSync(join(root, 'maker-'));
    const script = join(import.meta.dirname, 'platform/database/create-database.ts');
    const maker = fork(script, [folder], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const ended = once(maker, 'exit');
    while (readdirSync(folder).length === 0) await pause(2);
    // The end of a killed parent closes its channel in the same way.
    maker.disconnect();
    expect(await ended).toEqual([null, 'SIGTERM']);
  });
});
