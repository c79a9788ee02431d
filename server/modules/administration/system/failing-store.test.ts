import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { assetTable, assetUseTable } from '../../../platform/assets/asset.table.ts';
import type { AssetStore } from '../../../platform/assets/asset-store.ts';
import { openFolderStore } from '../../../platform/assets/folder-store.ts';
import { StoreError } from '../../../platform/assets/store-error.ts';
import { lookOver } from '../../../testing/look-over.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { switchSetting } from '../../accounts/service-setting/service-setting.repository.ts';
import { describeLook } from './describe-look.ts';

const tonada = await startTestApp();
const { db, clock, config, assets } = tonada;
const store = openFolderStore(join(config.dataDir, 'assets'));
afterAll(() => tonada.close());

const day = 24 * 3_600_000;

const { look, use, leave, faults } = lookOver(tonada, () => ({ store, assets }));

beforeEach(async () => {
  for await (const { hash } of store.list()) await store.remove(hash);
  await db.delete(assetUseTable);
  await db.delete(assetTable);
  await look();
  clock.advance(day);
});

const reading = (read: string[]): AssetStore => ({
  ...store,
  read(hash) {
    read.push(hash);
    return store.read(hash);
  },
});

const refusal = new StoreError('refused', { code: '403', isAnswered: true, isPassing: false });

// Proves store: A refused file
it('names a file that the store refuses or cannot read, and goes on', async () => {
  const hashes = [];
  for (const content of ['a', 'b', 'c', 'd']) hashes.push(await use(content));
  const [refused = '', unread = '', locked = ''] = hashes;
  const failures = new Map<string, Error>([
    [refused, refusal],
    [unread, Object.assign(new Error('EIO'), { code: 'EIO', syscall: 'read' })],
    [locked, Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'open' })],
  ]);
  const some: AssetStore = {
    ...store,
    async read(hash) {
      const failure = failures.get(hash);
      if (failure) throw failure;
      return store.read(hash);
    },
  };
  await look({ store: some });
  expect(await faults()).toEqual({
    [refused]: 'unreadable',
    [unread]: 'unreadable',
    [locked]: 'unreadable',
  });
  expect(await describeLook(db)).toMatchObject({
    underWay: null,
    failure: null,
    unreadable: 3,
    damagedOn: clock().toISOString().slice(0, 10),
  });
  clock.advance(day);
  await look();
  expect(await faults()).toEqual({});
});

// Proves store: A store that is gone
it('ends the night where the store fails as a whole, says so, and goes on there', async () => {
  const contents = Array.from({ length: 12 }, (_, at) => `sigue ${at}`);
  const missing = await use('falta');
  await store.remove(missing);
  for (const content of contents) await use(content);
  const read: string[] = [];
  const silence = { code: 'ETIMEDOUT', isAnswered: false, isPassing: true };
  const gone = () => Promise.reject(new StoreError('silent', silence));
  const noList = { [Symbol.asyncIterator]: () => ({ next: gone }) };
  await look({ store: { ...store, read: gone, list: () => noList } });
  expect(await describeLook(db)).toMatchObject({ failure: 'silent', underWay: { done: 0 } });
  // The same night.
  await look({ store: reading(read) });
  expect(read).toEqual([]);

  clock.advance(day);
  const refuse: AssetStore['read'] = (hash) => {
    read.push(hash);
    return Promise.reject(refusal);
  };
  await look({ store: { ...store, read: refuse } });
  expect(read).toHaveLength(5);
  expect(await faults()).toEqual({});
  expect(await describeLook(db)).toMatchObject({ failure: 'refused', underWay: { done: 0 } });

  clock.advance(day);
  await look();
  expect(await faults()).toEqual({ [missing]: 'missing' });
  expect(await describeLook(db)).toMatchObject({ underWay: null, failure: null });
});

it('takes a listed file of nobody whose size the store refuses for one', async () => {
  const untracked = await leave('sin tamaño');
  const size = () => Promise.reject(refusal);
  await look({ store: { ...store, size } });
  expect(await faults()).toEqual({ [untracked]: 'untracked' });
});

// Proves store: Switched off
it('looks at nothing while staff have switched it off, also in the middle of a night', async () => {
  for (const content of ['a', 'b', 'c']) await use(content);
  const read: string[] = [];
  await switchSetting(db, 'nightlyLook', false);
  await look({ store: reading(read) });
  expect(read).toEqual([]);
  await switchSetting(db, 'nightlyLook', true);
  const off: AssetStore = {
    ...store,
    async read(hash) {
      await switchSetting(db, 'nightlyLook', false);
      clock.advance(6_000);
      return reading(read).read(hash);
    },
  };
  await look({ store: off });
  expect(read).toHaveLength(1);
  await switchSetting(db, 'nightlyLook', true);
  await look({ store: reading(read) });
  expect(read).toHaveLength(3);
});
