import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTaggedFlac } from '../../../testing/make-music.ts';
import { bruma, marea, type MusicApp, startMusicApp } from '../../../testing/start-music-app.ts';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { importWanted } from './import-music.jobs.ts';
import { musicWatchTable } from './music-watch.table.ts';
import { answerForMissing, describeMusic, lookAtFolder, stopFolder } from './music-state.ts';
import { findNotTaken } from './not-taken.repository.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'tonada-led-')));
const [folder, other] = [join(root, 'music'), join(root, 'other')];

let tonada: MusicApp;

beforeAll(async () => {
  tonada = await startMusicApp({ musicFolders: [folder, other] });
});
afterAll(async () => {
  await tonada.close();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(async () => {
  const remove = await tonada.begin(folder);
  mkdirSync(other, { recursive: true });
  await tonada.db.delete(jobTable);
  return remove;
});

const hints = { watch: () => undefined, close: () => undefined };

/** What a server does when the job is due. */
const work = (signal = new AbortController().signal) =>
  importWanted(tonada, { hints, signal, beatEvery: 5 });

const runKind = (name: string) =>
  tonada.app.jobs
    .kinds()
    .find((kind) => kind.name === name)
    ?.run({ payload: {}, attempt: 1, signal: new AbortController().signal });

async function look() {
  tonada.clock.advance(15 * 60_000);
  await runKind('music.look');
  await work();
}

async function read() {
  const { folders } = await describeMusic(tonada.db, tonada);
  const [first] = folders;
  if (first === undefined) throw new Error('No folder is led.');
  return first;
}

const inTx = <Result>(act: (tx: MusicApp['db']) => Promise<Result>) => tonada.db.transaction(act);

function putMany(count: number, from = 0) {
  for (let number = from; number < from + count; number += 1) {
    const texts = { ...bruma, TITLE: `Canto ${number}`, TRACKNUMBER: String(number + 1) };
    tonada.put(`Cantos/${number}.flac`, makeTaggedFlac(texts, { pitch: 200 + number, seconds: 1 }));
  }
}

describe('a folder of the setting', () => {
  // Proves imported-music: A folder of the setting is read by itself
  it('is read by the job, with figures, and again only what changed', async () => {
    await tonada.putAlbum();
    tonada.put('Puerto/broken.mp3', Buffer.from('no music'));
    await look();
    expect(await read()).toMatchObject({
      path: folder,
      state: 'idle',
      notTaken: 1,
      lastWalk: { files: 3, songs: 2, new: 2, notTaken: 1, unchanged: 0 },
    });
    await look();
    expect(await read()).toMatchObject({ lastWalk: { new: 0, unchanged: 2, songs: 2 } });
    expect(await tonada.list()).toHaveLength(2);
  });

  it('is asked for twice at once and read once, and rests after that', async () => {
    await tonada.putAlbum();
    await Promise.all([runKind('music.look'), runKind('music.look')]);
    expect(await tonada.db.select().from(jobTable)).toMatchObject([{ kind: 'music.import' }]);
    await work();
    await tonada.db.delete(jobTable);
    await runKind('music.look');
    expect(await tonada.db.select().from(jobTable)).toEqual([]);
    expect(await read()).toMatchObject({ state: 'idle', lastWalk: { new: 2 } });
  });

  // Proves imported-music: Interrupted
  it('goes on after a kill in the middle, and doubles nothing', async () => {
    putMany(40);
    await runKind('music.look');
    const killed = new AbortController();
    const running = work(killed.signal);
    await expect.poll(async () => (await tonada.list()).length).toBeGreaterThan(0);
    killed.abort();
    await running.catch(() => undefined);
    await tonada.db.update(musicWatchTable).set({ beatAt: new Date(0) });
    await work();
    expect((await tonada.list()).map(({ title }) => title)).toHaveLength(40);
    expect(await read()).toMatchObject({ state: 'idle', lastWalk: { files: 40, songs: 40 } });
  });

  // Proves imported-music: Stopped
  it('stops, keeps what it read, and rests until it is asked for', async () => {
    // More than a fast machine reads before it is stopped.
    putMany(300);
    await runKind('music.look');
    const { id } = await read();
    const running = work();
    await expect.poll(async () => (await read()).state).toBe('reading');
    await inTx((tx) => stopFolder(tx, tonada, id));
    await running;
    expect(await read()).toMatchObject({ state: 'stopped', lastWalk: null });
    const kept = (await tonada.list()).length;
    await look();
    expect((await tonada.list()).length).toBe(kept);
    await inTx((tx) => lookAtFolder(tx, tonada, id));
    expect((await read()).state).toBe('queued');
    await work();
    expect(await read()).toMatchObject({ state: 'idle', lastWalk: { songs: 300 } });
  });
});

describe('a folder that is not as it should be', () => {
  it.each([
    ['is not there', () => rmSync(folder, { recursive: true }), 'absent'],
    [
      'is a file',
      () => {
        rmSync(folder, { recursive: true });
        writeFileSync(folder, 'text');
      },
      'file',
    ],
  ])('%s is named, and the other one is read', async (_, spoil, fault) => {
    tonada.put('../other/01.flac', makeTaggedFlac(marea));
    spoil();
    await look();
    const { folders } = await describeMusic(tonada.db, tonada);
    expect(folders).toMatchObject([
      { state: 'unreadable', fault },
      { state: 'idle', lastWalk: { songs: 1 } },
    ]);
    rmSync(folder, { recursive: true, force: true });
    rmSync(join(other, '01.flac'));
  });

  it('overlaps one that was imported by hand', async () => {
    await tonada.putAlbum();
    await tonada.bring({}, join(folder, 'Puerto'));
    await look();
    const { folders } = await describeMusic(tonada.db, tonada);
    expect(folders.map(({ state, fault }) => [state, fault])).toEqual([
      ['unreadable', 'overlaps'],
      ['idle', null],
      ['byHand', null],
    ]);
    await expect(inTx((tx) => stopFolder(tx, tonada, folders[2]?.id ?? ''))).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  // Proves imported-music: A folder that goes while it is read
  it('goes in the middle: nothing is lost, and it comes back', async () => {
    await tonada.putAlbum();
    await look();
    putMany(60);
    tonada.clock.advance(15 * 60_000);
    await runKind('music.look');
    const running = work();
    await expect.poll(async () => (await read()).state).toBe('reading');
    renameSync(folder, join(root, 'away'));
    await running;
    expect(await read()).toMatchObject({ state: 'unreadable', fault: 'vanished', notTaken: 0 });
    expect((await tonada.list()).filter((track) => track.is_gone)).toEqual([]);
    renameSync(join(root, 'away'), folder);
    await look();
    expect(await read()).toMatchObject({ state: 'idle', fault: null, lastWalk: { songs: 62 } });
  });
});

// Proves imported-music: Gone
describe('many missing files', () => {
  beforeEach(async () => {
    putMany(6);
    await look();
    for (const number of [0, 1, 2]) rmSync(join(folder, `Cantos/${number}.flac`));
    await look();
  });

  const goneNow = async () => (await tonada.list()).filter((track) => track.is_gone).length;

  it('are asked about, and lost only by an answer to their number', async () => {
    const asked = await read();
    expect(asked).toMatchObject({ state: 'asking', missing: { files: 3, of: 6, isOpen: true } });
    expect(await goneNow()).toBe(0);
    const { id } = asked;
    const answer = (files: number) =>
      inTx((tx) => answerForMissing(tx, tonada, { id, answer: 'lose', files }));
    await expect(answer(2)).rejects.toMatchObject({ code: 'duplicate' });
    await answer(3);
    // More go before the walk: they are asked about too.
    rmSync(join(folder, 'Cantos/3.flac'));
    await work();
    expect(await read()).toMatchObject({ state: 'asking', missing: { files: 4 } });
    expect(await goneNow()).toBe(0);
    await answer(4);
    await work();
    expect(await read()).toMatchObject({ state: 'idle', missing: null, lastWalk: { gone: 4 } });
    expect(await goneNow()).toBe(4);
  });

  it('are waited for, and asked about again when more go', async () => {
    const { id } = await read();
    await inTx((tx) => answerForMissing(tx, tonada, { id, answer: 'wait', files: 3 }));
    await look();
    expect(await read()).toMatchObject({ state: 'waiting', missing: { files: 3, isOpen: false } });
    rmSync(join(folder, 'Cantos/3.flac'));
    await look();
    expect(await read()).toMatchObject({ state: 'asking', missing: { files: 4, isOpen: true } });
    putMany(4);
    await look();
    expect(await read()).toMatchObject({ state: 'idle', missing: null });
    expect(await goneNow()).toBe(0);
  });
});

// Proves imported-music: Not taken
describe('files that are not taken', () => {
  it('keep when they were first seen, are found by name and reason, and go when they change', async () => {
    tonada.put('Puerto/Roto 100%.mp3', Buffer.from('no music'));
    tonada.put('Puerto/otro.mp3', Buffer.from('none either'));
    await look();
    const first = await findNotTaken(tonada.db, { page: 1 });
    expect(first).toMatchObject({ total: 2, files: [{ reason: 'damaged' }, {}] });
    tonada.clock.advance(60_000);
    await look();
    const { files } = await findNotTaken(tonada.db, { page: 1, q: 'roto 100%', reason: 'damaged' });
    expect(files).toMatchObject([
      { folder, path: 'Puerto/Roto 100%.mp3', firstSeen: first.files[0]?.firstSeen },
    ]);
    expect(files[0]?.lastSeen).not.toBe(files[0]?.firstSeen);
    expect(await findNotTaken(tonada.db, { page: 1, reason: 'codec' })).toMatchObject({ total: 0 });
    tonada.put('Puerto/otro.mp3', makeTaggedFlac(marea));
    await look();
    expect(await findNotTaken(tonada.db, { page: 1 })).toMatchObject({ total: 1 });
  });
});
