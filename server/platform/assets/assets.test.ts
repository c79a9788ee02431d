import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { eq } from '#drizzle/orm.ts';
import { startS3, type TestS3 } from '../../testing/start-s3.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { assetTable, assetUseTable } from './asset.table.ts';
import { type Assets, makeAssets } from './assets.ts';
import type { AssetStore } from './asset-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openS3Store } from './s3-store.ts';
import { StoreError } from './store-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonada-assets-'));
const s3Folder = mkdtempSync(join(tmpdir(), 'tonada-assets-'));
const tonada = await startTestApp();
let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  await tonada.close();
  for (const each of [folder, s3Folder]) rmSync(each, { recursive: true, force: true });
});

const { db, clock, disk } = tonada;
const luz = { owner: 'usr_luz', purpose: 'user-picture' };
const sol = { ...luz, owner: 'usr_sol' };
const hours = (count: number) => count * 3_600_000;
const day = hours(24);
const drafts = (of: string) => {
  const names = readdirSync(of, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.includes('drafts/')).map((name) => join(of, name));
};
/** As if this content had been uploaded a day ago. */
const age = (paths: readonly string[]) => {
  for (const path of paths) utimesSync(path, 0, 0);
};

describe.each([
  { name: 'a folder', local: folder, open: (): AssetStore => openFolderStore(folder) },
  {
    name: 'an S3 service',
    local: s3Folder,
    open: (): AssetStore =>
      openS3Store(s3.settings, join(s3Folder, 'drafts'), { silence: 2_000, tries: 3, pause: 10 }),
  },
])('in $name', ({ name, local, open }) => {
  let store: AssetStore;
  let assets: Assets;
  beforeAll(() => {
    store = open();
    assets = makeAssets({ db, clock, disk }, store);
  });
  afterEach(() => vi.useRealTimers());

  // Contents are rows, which the stores share: each has its own.
  const stage = (content: string, sender = luz) =>
    assets.stage(Buffer.from(`${name}: ${content}`), { ...sender, type: 'text/plain' });
  const claim = (hash: string, by: string, sender = luz) =>
    db.transaction((tx) => assets.claim(tx, hash, { ...sender, by: `${name}/${by}` }));
  const release = (by: string) => db.transaction((tx) => assets.release(tx, `${name}/${by}`));
  const read = async (hash: string) =>
    (await assets.read(hash)).toString().replace(`${name}: `, '');
  const missing = /ENOENT|does not have the file/;
  async function stored() {
    const hashes: string[] = [];
    for await (const { hash } of store.list()) hashes.push(hash);
    return hashes;
  }

  async function sweepAfter(milliseconds: number) {
    clock.advance(milliseconds);
    await assets.sweep();
  }

  it('keeps an upload for a day, and as long as something uses it', async () => {
    const left = await stage('left behind');
    const used = await stage('kept');
    expect(await claim(used, 'picture/1')).toBe(true);
    await sweepAfter(hours(23));
    expect(await read(left)).toBe('left behind');
    await sweepAfter(hours(2));
    await expect(assets.read(left)).rejects.toThrow(missing);
    await sweepAfter(hours(2_000));
    expect(await read(used)).toBe('kept');
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
    await expect(assets.read(first)).rejects.toThrow(missing);
    await release('picture/5');
    await sweepAfter(hours(2));
    await expect(assets.read(second)).rejects.toThrow(missing);
  });

  it('is stored once for several senders, until the last use ends', async () => {
    const [hash, same] = await Promise.all([stage('song'), stage('song', sol)]);
    expect(same).toBe(hash);
    expect((await stored()).filter((each) => each === hash)).toHaveLength(1);
    await claim(hash, 'picture/6');
    await claim(hash, 'picture/7', sol);
    await release('picture/6');
    await sweepAfter(hours(30));
    expect(await read(hash)).toBe('song');
  });

  it('survives an upload during its sweep', async () => {
    const hash = await stage('again');
    clock.advance(hours(30));
    await Promise.all([assets.sweep(), stage('again')]);
    expect(await read(hash)).toBe('again');
  });

  // Proves store: An upload during a removal
  it('waits for the removal of the same content, and is stored again', async () => {
    const hash = await stage('at the same moment');
    await claim(hash, 'picture/8');
    await release('picture/8');
    const begun = Promise.withResolvers<void>();
    const going = Promise.withResolvers<void>();
    const slow = {
      ...store,
      async remove(gone: string) {
        begun.resolve();
        await going.promise;
        await store.remove(gone);
      },
    };
    const removal = makeAssets({ db, clock, disk }, slow).remove(hash);
    await begun.promise;
    const upload = stage('at the same moment');
    const uses = () => db.$count(assetUseTable, eq(assetUseTable.hash, hash));
    await expect.poll(uses).toBe(2);
    going.resolve();
    await Promise.all([removal, upload]);
    expect(await read(hash)).toBe('at the same moment');
    expect(await uses()).toBe(1);
  });

  it('is not lost by a removal that fails', async () => {
    const hash = await stage('not lost');
    await claim(hash, 'picture/9');
    await release('picture/9');
    const broken = { ...store, remove: () => Promise.reject(new Error('gone')) };
    await expect(makeAssets({ db, clock, disk }, broken).remove(hash)).rejects.toThrow('gone');
    expect(await read(hash)).toBe('not lost');
    await assets.remove(hash);
    await expect(assets.read(hash)).rejects.toThrow(missing);
  });

  it('keeps its mark while nobody knows whether it was removed', async () => {
    const hash = await stage('who knows');
    await claim(hash, 'picture/10');
    await release('picture/10');
    const details = { code: 'ETIMEDOUT', isAnswered: false, isPassing: true };
    const silent = { ...store, remove: () => Promise.reject(new StoreError('silent', details)) };
    await expect(makeAssets({ db, clock, disk }, silent).remove(hash)).rejects.toThrow('silent');
    const count = () => db.$count(assetTable, eq(assetTable.hash, hash));
    // The job's next try.
    await assets.remove(hash);
    expect(await store.size(hash)).toBeNull();
    expect(await count()).toBe(1);
    await sweepAfter(hours(2));
    expect(await count()).toBe(0);
  });

  it('leaves nothing of an interrupted upload, or of a killed server', async () => {
    const broken = Readable.from(
      (function* half() {
        yield 'the first half';
        throw new Error('gone');
      })(),
    );
    await expect(assets.stage(broken, { ...luz, type: 'text/plain' })).rejects.toThrow('gone');
    expect(drafts(local)).toEqual([]);

    await store.receive(Readable.from('and then the lights went out'));
    const [draft = ''] = drafts(local);
    await assets.sweep();
    expect(drafts(local)).toEqual([draft]);
    age([draft]);
    await assets.sweep();
    expect(drafts(local)).toEqual([]);
  });

  // Proves store: Leftovers
  it('removes what a server put there before it was killed, and not what others use', async () => {
    const left = await store.receive(Readable.from(`${name}: without a row`));
    await left.put();
    const used = await stage('used by others');
    const same = await store.receive(Readable.from(`${name}: used by others`));
    await same.put();
    await assets.sweep();
    expect(await stored()).toEqual(expect.arrayContaining([left.hash, used]));
    age(drafts(local));
    vi.useFakeTimers({ now: Date.now() + 2 * day, toFake: ['Date'] });
    await assets.sweep().finally(() => vi.useRealTimers());
    expect(await stored()).not.toContain(left.hash);
    expect(await read(used)).toBe('used by others');
  });

  it('is read in part', async () => {
    const draft = await store.receive(Readable.from('0123456789'));
    await draft.put();
    await draft.discard();
    expect(await text(await store.read(draft.hash, { start: 3, end: 7 }))).toBe('3456');
    expect(await text(await store.read(draft.hash, { start: 0, end: 10 }))).toBe('0123456789');
    expect(await store.size(draft.hash)).toBe(10);
    expect(await store.size('A'.repeat(43))).toBe(null);
    await store.remove(draft.hash);
  });

  it('is deleted with its derivatives by the next job after its last use', async () => {
    const hash = await stage('la foto que no quedó');
    await claim(hash, 'usr_luz');
    const make = async () => Buffer.from('más pequeña');
    await assets.made(hash, '96.webp', make);
    expect((await store.readMade(hash, '96.webp'))?.toString()).toBe('más pequeña');
    await release('usr_luz');
    await assets.remove(hash);
    expect(await stored()).not.toContain(hash);
    expect(await store.readMade(hash, '96.webp')).toBeUndefined();
  });

  it('keeps no derivative of a content that is gone', async () => {
    const hash = await stage('se fue');
    await store.remove(hash);
    await store.keepMade(hash, '96.webp', Buffer.from('tarde'));
    expect(await store.readMade(hash, '96.webp')).toBeUndefined();
  });

  it('stays for its other users', async () => {
    const hash = await stage('la foto de dos');
    await claim(hash, 'usr_luz');
    await stage('la foto de dos', sol);
    await release('usr_luz');
    await assets.remove(hash);
    expect(await text(await assets.open(hash))).toContain('la foto de dos');
  });

  it('is converted once for simultaneous requests', async () => {
    const hash = await stage('la foto de todos');
    let times = 0;
    const make = async () => Buffer.from(`más pequeña ${(times += 1)}`);
    const made = await Promise.all([1, 2, 3].map(() => assets.made(hash, '96.webp', make)));
    made.push(await assets.made(hash, '96.webp', make));
    expect(made.map(String)).toEqual(made.map(() => 'más pequeña 1'));
  });

  it('can be checked', async () => {
    await assets.check();
    expect(assets.failure()).toBeNull();
  });
});

it('is swept every hour by one of the servers', async () => {
  const hash = await tonada.assets.stage(Buffer.from('x'), { ...luz, type: 'text/plain' });
  await tonada.app.jobs.runDue();
  clock.advance(hours(25));
  await tonada.app.jobs.runDue();
  await expect(tonada.assets.read(hash)).rejects.toThrow('ENOENT');
});
