import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFileCache } from './file-cache.ts';

let folder: string;
let now = 0;
beforeEach(() => {
  hasRoom = true;
  folder = mkdtempSync(join(tmpdir(), 'tonada-kept-'));
  now = Date.UTC(2026, 10, 20);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const failures: unknown[] = [];

let hasRoom = true;
const disk = { hasRoom: async () => hasRoom };

function open(capacity = 10_000, version = '1') {
  const clock = () => new Date((now += 3_600_000));
  const onFailure = (error: unknown) => failures.push(error);
  return openFileCache({ folder, version, capacity, clock, disk, onFailure });
}

const content = (text: string) => Buffer.alloc(1000, text);
const names = () => readdirSync(join(folder, '1')).toSorted();

it('returns stored files, even after the next start', async () => {
  await open().write('one', content('a'));
  expect(await open().read('one')).toEqual(content('a'));
  expect(await open().read('two')).toBeUndefined();
});

it('evicts the least recently used file, even after the next start', async () => {
  const first = open(2100);
  await first.write('one', content('a'));
  await first.write('two', content('b'));
  await first.read('one');
  const second = open(2100);
  await second.write('three', content('c'));
  expect(names()).toEqual(['one', 'three']);
});

it.each([0, 20, 500, 1031])('never returns a file truncated to %i bytes', async (left) => {
  const cache = open();
  await cache.write('one', content('a'));
  truncateSync(join(folder, '1', 'one'), left);
  expect(await cache.read('one')).toBeUndefined();
  expect(names()).toEqual([]);
});

it('deletes partial files and those of other versions', async () => {
  await open(10_000, '0').write('one', content('a'));
  writeFileSync(join(folder, 'older.mp3'), 'x');
  await open().write('two', content('b'));
  writeFileSync(join(folder, '1', 'x.part'), 'half');
  open();
  expect(readdirSync(folder)).toEqual(['1']);
  expect(names()).toEqual(['two']);
});

it('stores nothing while the disk has no room', async () => {
  const cache = open();
  hasRoom = false;
  await cache.write('uno', content('1'));
  expect([await cache.read('uno'), names()]).toEqual([undefined, []]);
});
