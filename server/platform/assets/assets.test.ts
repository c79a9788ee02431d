import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';
import { makeAssets } from './assets.ts';
import { openFolderStore } from './folder-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonada-assets-'));
const tonada = await startTestApp();
afterAll(async () => {
  await tonada.close();
  rmSync(folder, { recursive: true, force: true });
});

const { db, clock, disk } = tonada;
const store = openFolderStore(folder);
const assets = makeAssets({ db, clock, disk }, store);
const luz = { owner: 'usr_luz', purpose: 'user-picture' };
const sol = { ...luz, owner: 'usr_sol' };
const hours = (count: number) => count * 3_600_000;

const stage = (content: string, sender = luz) =>
  assets.stage(Buffer.from(content), { ...sender, type: 'text/plain' });
const claim = (hash: string, by: string, sender = luz) =>
  db.transaction((tx) => assets.claim(tx, hash, { ...sender, by }));
const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' });
const drafts = () => readdirSync(join(folder, 'drafts'));

async function sweepAfter(milliseconds: number) {
  clock.advance(milliseconds);
  await assets.sweep();
}

it('keeps an upload for a day, and as long as something uses it', async () => {
  const left = await stage('left behind');
  const stored = await stage('kept');
  expect(await claim(stored, 'picture/1')).toBe(true);
  await sweepAfter(hours(23));
  expect((await assets.read(left)).toString()).toBe('left behind');
  await sweepAfter(hours(2));
  await expect(assets.read(left)).rejects.toThrow('ENOENT');
  await sweepAfter(hours(2_000));
  expect((await assets.read(stored)).toString()).toBe('kept');
});

it('is claimed once, by its sender, for its purpose', async () => {
  const hash = await stage('mine');
  expect(await claim(hash, 'picture/2', sol)).toBe(false);
  expect(await claim(hash, 'picture/2', { ...luz, purpose: 'cover' })).toBe(false);
  expect(await claim(hash, 'picture/2')).toBe(true);
  expect(await claim(hash, 'picture/3')).toBe(false);
});

it('is not claimed by a save that fails', async () => {
  const hash = await stage('almost');
  const failed = db.transaction(async (tx) => {
    await assets.claim(tx, hash, { ...luz, by: 'picture/4' });
    throw new Error('no such name');
  });
  await expect(failed).rejects.toThrow('no such name');
  expect(await claim(hash, 'picture/4')).toBe(true);
});

it('replaces the former asset of its user, which is deleted', async () => {
  const first = await stage('first');
  await claim(first, 'picture/5');
  const second = await stage('second');
  await claim(second, 'picture/5');
  await sweepAfter(hours(2));
  await expect(assets.read(first)).rejects.toThrow('ENOENT');
  await db.transaction((tx) => assets.release(tx, 'picture/5'));
  await sweepAfter(hours(2));
  await expect(assets.read(second)).rejects.toThrow('ENOENT');
});

it('is stored once for several senders, until the last use ends', async () => {
  const [hash, same] = await Promise.all([stage('song'), stage('song', sol)]);
  expect(same).toBe(hash);
  expect(files().filter((name) => name.endsWith(hash))).toHaveLength(1);
  await claim(hash, 'picture/6');
  await claim(hash, 'picture/7', sol);
  await db.transaction((tx) => assets.release(tx, 'picture/6'));
  await sweepAfter(hours(30));
  expect((await assets.read(hash)).toString()).toBe('song');
});

it('survives an upload during its sweep', async () => {
  const hash = await stage('again');
  clock.advance(hours(30));
  await Promise.all([assets.sweep(), stage('again')]);
  expect((await assets.read(hash)).toString()).toBe('again');
});

it('leaves nothing of an interrupted upload, or of a killed server', async () => {
  const broken = Readable.from(
    (function* half() {
      yield 'the first half';
      throw new Error('gone');
    })(),
  );
  await expect(assets.stage(broken, { ...luz, type: 'text/plain' })).rejects.toThrow('gone');
  expect(drafts()).toEqual([]);

  await store.receive(Readable.from('and then the lights went out'));
  const [draft = ''] = drafts();
  await assets.sweep();
  expect(drafts()).toEqual([draft]);
  utimesSync(join(folder, 'drafts', draft), 0, 0);
  await assets.sweep();
  expect(drafts()).toEqual([]);
});

it('is read in part', async () => {
  const hash = await stage('0123456789');
  expect(await text(await store.read(hash, { start: 3, end: 7 }))).toBe('3456');
});

it('is swept every hour by one of the servers', async () => {
  const hash = await tonada.assets.stage(Buffer.from('x'), { ...luz, type: 'text/plain' });
  await tonada.app.jobs.runDue();
  clock.advance(hours(25));
  await tonada.app.jobs.runDue();
  await expect(tonada.assets.read(hash)).rejects.toThrow('ENOENT');
});

it('is deleted with its derivatives by the next job after its last use', async () => {
  const hash = await stage('la foto que no quedó');
  await claim(hash, 'user-picture/usr_luz');
  const make = async () => Buffer.from('más pequeña');
  await assets.made(hash, '96.webp', make);
  expect(files().filter((name) => name.includes(hash))).toHaveLength(2);
  await db.transaction((tx) => assets.release(tx, 'user-picture/usr_luz'));
  await assets.remove(hash);
  expect(files().filter((name) => name.includes(hash))).toEqual([]);
});

it('stays for its other users', async () => {
  const hash = await stage('la foto de dos');
  await claim(hash, 'user-picture/usr_luz');
  await stage('la foto de dos', sol);
  await db.transaction((tx) => assets.release(tx, 'user-picture/usr_luz'));
  await assets.remove(hash);
  expect(await text(await assets.open(hash))).toBe('la foto de dos');
});

it('is converted once for simultaneous requests', async () => {
  const hash = await stage('la foto de todos');
  let times = 0;
  const make = async () => Buffer.from(`más pequeña ${(times += 1)}`);
  const made = await Promise.all([1, 2, 3].map(() => assets.made(hash, '96.webp', make)));
  made.push(await assets.made(hash, '96.webp', make));
  expect(made.map(String)).toEqual(made.map(() => 'más pequeña 1'));
});
