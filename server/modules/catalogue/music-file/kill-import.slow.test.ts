import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { FirstRunMusic } from '#contract/first-run.ts';
import { makeTaggedFlac } from '../../../testing/make-music.ts';
import { migratedTemplate } from '../../../testing/migrated-template.ts';
import { runServer, type ServerProcess } from '../../../testing/run-server.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { loadConfig } from '../../../platform/config.ts';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { trackTable } from '../track/track.table.ts';
import { musicWatchTable } from './music-watch.table.ts';

// Each round starts a server.
vi.setConfig({ hookTimeout: 300_000, testTimeout: 900_000 });

const root = mkdtempSync(join(tmpdir(), 'tonada-killed-'));
const [folder, dataDir] = [join(root, 'music'), join(root, 'data')];
const settings = { TONADA_DATA_DIR: dataDir, TONADA_DEMO: 'off', TONADA_MUSIC: folder };
const count = 320;

beforeAll(async () => {
  mkdirSync(folder);
  cpSync(await migratedTemplate(), dataDir, { recursive: true });
  for (let number = 0; number < count; number += 1) {
    const texts = { TITLE: `Canto ${number}`, ARTIST: 'Nora Faro', ALBUM: `Puerto ${number % 20}` };
    const bytes = makeTaggedFlac(texts, { pitch: 200 + number, seconds: 1 });
    writeFileSync(join(folder, `${number}.flac`), bytes);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Opens the database of a server that ended. */
async function inDatabase<Result>(
  work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Result>,
): Promise<Result> {
  const { db, close } = await openDatabase(loadConfig(settings), { migrates: false });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const countTracks = () => inDatabase(async (db) => (await db.select().from(trackTable)).length);

/** Asks as the owner does who waits for the first music. */
async function readMusic({ origin, output }: ServerProcess): Promise<FirstRunMusic> {
  const [, code] = /with the code (\S+)/.exec(output()) ?? [];
  if (code === undefined) return { ...nothing };
  const answer = await fetch(`${origin}/api/first-run/music`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  return (await answer.json()) as FirstRunMusic;
}

const nothing = { songs: 0, isReading: true } as FirstRunMusic;

// Proves imported-music: Interrupted: a server that is killed
it('goes on after each kill, until all is there once', async () => {
  const found: number[] = [];
  for (const songs of [20, 21, 140, 300]) {
    const server = await runServer(settings);
    await server.ready();
    await vi.waitUntil(async () => (await readMusic(server)).songs >= songs, { timeout: 120_000 });
    await server.kill('SIGKILL');
    found.push(await countTracks());
    // The lease of the killed server lasts a minute.
    await inDatabase((db) => db.update(jobTable).set({ leasedUntil: new Date(0) }));
  }
  expect(found).toEqual(found.toSorted((one, other) => one - other));

  const server = await runServer(settings);
  await server.ready();
  await vi.waitUntil(
    async () => {
      const { songs, isReading } = await readMusic(server);
      return songs === count && !isReading;
    },
    { timeout: 120_000 },
  );
  await server.kill('SIGTERM');
  const [row] = await inDatabase((db) => db.select().from(musicWatchTable));
  expect(row).toMatchObject({ isStopped: false, fault: null });
  const command = resolve(import.meta.dirname, '../../../tonada.ts');
  const env = { PATH: process.env['PATH'], ...settings };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, 'import', folder, '--json'],
    { env },
  );
  expect(JSON.parse(stdout)).toMatchObject({
    found: count,
    unchanged: count,
    outcomes: { new: 0, copy: 0 },
    refused: [],
  });
  expect(await countTracks()).toBe(count);
});
