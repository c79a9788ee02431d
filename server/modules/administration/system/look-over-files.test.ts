import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assetTable, assetUseTable } from '../../../platform/assets/asset.table.ts';
import type { AssetStore } from '../../../platform/assets/asset-store.ts';
import { makeAssets } from '../../../platform/assets/assets.ts';
import { openFolderStore } from '../../../platform/assets/folder-store.ts';
import { openS3Client } from '../../../platform/assets/s3-client.ts';
import { openS3Store } from '../../../platform/assets/s3-store.ts';
import { lookOver } from '../../../testing/look-over.ts';
import { startS3, type TestS3 } from '../../../testing/start-s3.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { describeLook } from './describe-look.ts';
import { fileFaultTable, fileLookTable } from './file-look.table.ts';

const root = mkdtempSync(join(tmpdir(), 'tonada-look-'));
const tonada = await startTestApp();
const { db, clock, disk } = tonada;
let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  await tonada.close();
  rmSync(root, { recursive: true, force: true });
});

const day = 24 * 3_600_000;
const hour = 3_600_000;
const hashOf = (content: string) => createHash('sha256').update(content).digest('base64url');

const places = [
  {
    name: 'a folder',
    open: (): AssetStore => openFolderStore(join(root, 'files')),
    overwrite: async (hash: string, content: string) =>
      writeFileSync(join(root, 'files', hash.slice(0, 2), hash), content),
  },
  {
    name: 'an S3 service',
    open: (): AssetStore => openS3Store(s3.settings, join(root, 'drafts')),
    async overwrite(hash: string, content: string) {
      const body = Buffer.from(content);
      const sha256 = createHash('sha256').update(body).digest('hex');
      const key = `assets/${hash}`;
      const sent = { content: body, bytes: body.length, sha256 };
      (await openS3Client(s3.settings).send({ method: 'PUT', key, body: sent })).resume();
    },
  },
];

describe.each(places)('in $name', ({ open, overwrite }) => {
  let store: AssetStore;
  let assets: ReturnType<typeof makeAssets>;
  const { look, use, leave, faults } = lookOver(tonada, () => ({ store, assets }));

  beforeEach(async () => {
    store = open();
    assets = makeAssets({ db, clock, disk }, store);
    for await (const { hash } of store.list()) await store.remove(hash);
    for (const table of [assetUseTable, assetTable, fileFaultTable, fileLookTable]) {
      await db.delete(table);
    }
    await look();
    clock.advance(day);
  });

  /** Each read takes so long. */
  const slow = (milliseconds: number, read: string[]): AssetStore => ({
    ...store,
    async read(hash) {
      read.push(hash);
      clock.advance(milliseconds);
      return store.read(hash);
    },
  });

  // Proves store: Every night
  it('remembers what is missing, changed or untracked, until it is right again', async () => {
    const intact = await use('entera');
    const changed = await use('cambiada');
    const missing = await use('perdida');
    const untracked = await leave('de nadie');
    await overwrite(changed, 'cambiadA');
    await store.remove(missing);
    expect(await describeLook(db)).toBeNull();
    await look();
    expect(await faults()).toEqual({
      [changed]: 'changed',
      [missing]: 'missing',
      [untracked]: 'untracked',
    });
    const first = clock();
    const at = first.toISOString();
    expect(await describeLook(db)).toEqual({
      wholeAt: at,
      underWay: null,
      failure: null,
      damagedOn: at.slice(0, 10),
      missing: 1,
      changed: 1,
      unreadable: 0,
      untracked: 1,
    });

    await leave('perdida');
    clock.advance(day);
    await look();
    expect(await faults()).toEqual({ [changed]: 'changed', [untracked]: 'untracked' });
    // Known since the first night.
    expect(await describeLook(db)).toMatchObject({ damagedOn: at.slice(0, 10), missing: 0 });
    await overwrite(changed, 'cambiada');
    await store.remove(untracked);
    clock.advance(day);
    await look();
    expect(await faults()).toEqual({});
    expect(await db.$count(fileFaultTable)).toBe(0);
    expect(await store.size(intact)).toBe(6);
  });

  it('takes an upload under way for no file of nobody', async () => {
    await leave('se está subiendo');
    await look({ before: new Date(Date.now() - day) });
    expect(await faults()).toEqual({});
  });

  it('forgets at once what nobody needs any more, and what got its row', async () => {
    const missing = await use('se borra', 'album-picture/alb_1');
    await store.remove(missing);
    const untracked = await leave('llega tarde');
    await look();
    expect(Object.values(await faults()).toSorted()).toEqual(['missing', 'untracked']);
    await db.transaction((tx) => assets.release(tx, 'album-picture/alb_1'));
    expect(await use('llega tarde')).toBe(untracked);
    expect(await faults()).toEqual({});
    expect(await describeLook(db)).toMatchObject({ missing: 0, untracked: 0, damagedOn: null });
  });

  it('does not miss a file whose last use ends while it is looked for', async () => {
    const hash = await use('justo ahora', 'album-picture/alb_2');
    const going: AssetStore = {
      ...store,
      async read(wanted) {
        await db.transaction((tx) => assets.release(tx, 'album-picture/alb_2'));
        await assets.remove(hash);
        return store.read(wanted);
      },
    };
    await look({ store: going });
    expect(await store.size(hash)).toBeNull();
    expect(await db.$count(fileFaultTable)).toBe(0);
  });

  // Proves store: An hour of a night
  it('takes an hour of each night at most, and goes on the next one', async () => {
    for (const content of ['a', 'b', 'c', 'd', 'e']) await use(content);
    const read: string[] = [];
    const store25 = slow(25 * 60_000, read);
    await look({ store: store25 });
    expect(read).toHaveLength(3);
    expect(await describeLook(db)).toMatchObject({
      wholeAt: null,
      underWay: { done: 3, total: 5 },
    });
    // The same night.
    await look({ store: store25 });
    expect(read).toHaveLength(3);
    clock.advance(day - 2 * hour);
    await look({ store: store25 });
    expect(read.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'].map(hashOf).toSorted());
    expect(await describeLook(db)).toMatchObject({ underWay: null });
    await look({ store: store25 });
    expect(read).toHaveLength(5);
  });

  it('goes on where a stopped server was', async () => {
    for (const content of ['a', 'b', 'c', 'd']) await use(content);
    const stopped = new AbortController();
    const read: string[] = [];
    const stopping: AssetStore = {
      ...store,
      async read(hash) {
        if (read.push(hash) === 2) stopped.abort();
        return store.read(hash);
      },
    };
    await expect(look({ store: stopping, signal: stopped.signal })).rejects.toThrow(/abort/i);
    expect(read).toHaveLength(2);
    await look({ store: slow(0, read) });
    expect(new Set(read).size).toBe(4);
    expect(read).toHaveLength(4);
  });

  it('rests as long as a file took, a second at most', async () => {
    await use('a');
    await use('b');
    const rests: number[] = [];
    const rest = async (milliseconds: number) => rests.push(milliseconds);
    await look({ store: slow(40, []), rest });
    clock.advance(day);
    await look({ store: slow(3_000, []), rest });
    expect(rests).toEqual([40, 40, 1_000]);
  });

  it('goes through more files than a list has at once', async () => {
    const contents = Array.from({ length: 1_030 }, (_, at) => `muchas ${at}`);
    const hashes = contents.map(hashOf);
    await db
      .insert(assetTable)
      .values(hashes.map((hash) => ({ hash, type: 'audio/flac', bytes: 1, sentAt: clock() })));
    await db
      .insert(assetUseTable)
      .values(hashes.map((hash) => ({ hash, usedBy: `track-sound/${hash}`, expiresAt: null })));
    const listed = hashes.toSorted();
    const many: AssetStore = {
      ...store,
      read: async (hash) => Readable.from(contents[hashes.indexOf(hash)] ?? ''),
      async *list(after = '') {
        for (const hash of [...listed, 'zzz'].filter((each) => each > after)) {
          yield { hash, bytes: 1, changed: new Date(0) };
        }
      },
      size: async () => 1,
    };
    await look({ store: many });
    expect(await faults()).toEqual({ zzz: 'untracked' });
    expect(await describeLook(db)).toMatchObject({ underWay: null });
  });
});
