import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { migratedTemplate } from './testing/migrated-template.ts';
import { freePort, runServer, type ServerProcess } from './testing/run-server.ts';

const root = mkdtempSync(join(tmpdir(), 'tonada-main-'));
const running: ServerProcess[] = [];

async function run(settings: Record<string, string>) {
  const server = await runServer({ TONADA_DEMO: 'off', ...settings });
  running.push(server);
  return server;
}

/** Starts what cannot start: the exit code, and the lines of which one should name the setting. */
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

/** A data folder that an earlier start has made. */
async function madeFolder() {
  const folder = mkdtempSync(join(root, 'made-'));
  cpSync(await migratedTemplate(), folder, { recursive: true });
  return folder;
}

// Each starts processes, which share two cores with every other test.
vi.setConfig({ testTimeout: 180_000 });

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill('SIGKILL')));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a start that cannot be', () => {
  it('for a setting that is none', async () => {
    const settings = { TONADA_DEMOS: 'on', TONADA_DATA_DIR: join(root, 'unused') };
    expect(await refusal(settings)).toEqual(naming('TONADA_DEMOS'));
  });

  it('for a port that is taken', async () => {
    const taken = createServer().listen(await freePort(), 'localhost');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const settings = { PORT: String(port), TONADA_DATA_DIR: await madeFolder() };
    expect(await refusal(settings)).toEqual(naming('PORT'));
    taken.close();
  });

  it('for a data folder that cannot be made', async () => {
    const file = join(root, 'a-file');
    writeFileSync(file, '');
    expect(await refusal({ TONADA_DATA_DIR: join(file, 'data') })).toEqual(
      naming('TONADA_DATA_DIR'),
    );
  });

  it('for a data folder that holds something else, which it leaves alone', async () => {
    const folder = join(root, 'else');
    mkdirSync(join(folder, 'database'), { recursive: true });
    writeFileSync(join(folder, 'database', 'letters.txt'), 'dear');
    expect(await refusal({ TONADA_DATA_DIR: folder })).toEqual(naming('TONADA_DATA_DIR'));
    expect(existsSync(join(folder, 'database', 'letters.txt'))).toBe(true);
  });

  it('for a database that does not answer, without showing the password', async () => {
    const address = `postgres://tonada:hunter2@localhost:${await freePort()}/tonada`;
    const settings = { DATABASE_URL: address, TONADA_DATA_DIR: join(root, 'db') };
    expect(await refusal(settings)).toEqual(naming('DATABASE_URL'));
    expect(running.at(-1)?.output()).not.toContain('hunter2');
  });
});

describe('a data folder', () => {
  it('is made for its owner alone, and closed in order on SIGTERM', async () => {
    const folder = join(root, 'deep', 'er', 'data');
    const server = await run({ TONADA_DATA_DIR: folder });
    await server.ready();
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
});
