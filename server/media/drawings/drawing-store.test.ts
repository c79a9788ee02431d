import { Buffer } from 'node:buffer';
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFileCache } from '../../platform/file-cache.ts';
import { openDrawings, type WantedDrawing } from './drawing-store.ts';
import { renderArt } from './render-art.ts';
import { createRenderQueue } from '../render-queue.ts';
import { eventually } from '../../testing/eventually.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tonada-images-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const album = (id: string): WantedDrawing => ({ subject: { kind: 'album', id }, width: 96 });

const countingRender = () =>
  vi.fn<typeof renderArt>(async ({ id }, width) => Buffer.from(`${id} ${width}`));

function open(render: typeof renderArt = countingRender(), capacity = 1e6) {
  const clock = () => new Date('2026-11-20T20:00:00Z');
  const disk = { hasRoom: async () => true };
  const onFailure = () => undefined;
  const cache = openFileCache({ folder, version: '1', capacity, clock, disk, onFailure });
  const queue = createRenderQueue();
  return { store: openDrawings({ cache, queue, render }), queue };
}

const names = () => readdir(join(folder, '1'));

it('draws once for simultaneous requests', async () => {
  const render = countingRender();
  const { store } = open(render);
  const images = await Promise.all(Array.from({ length: 20 }, () => store.read(album('one'))));
  expect(new Set(images.map(String))).toEqual(new Set(['one 96']));
  expect(render).toHaveBeenCalledTimes(1);
});

it('keeps drawings for the next start, as JPEG too', async () => {
  const jpeg: WantedDrawing = { ...album('one'), format: 'jpg' };
  const first = open(renderArt);
  const drawn = await Promise.all([first.store.read(album('one')), first.store.read(jpeg)]);
  const render = countingRender();
  const { store } = open(render);
  expect(await Promise.all([store.read(album('one')), store.read(jpeg)])).toEqual(drawn);
  expect(render).not.toHaveBeenCalled();
  expect(await names()).toHaveLength(2);
});

it('stays within its size, whatever a playlist is called', async () => {
  const { store } = open(undefined, 400);
  for (let turn = 0; turn < 50; turn += 1)
    await store.read({ subject: { kind: 'playlist', id: 'one', name: `n ${turn}` }, width: 96 });
  expect((await names()).length).toBeLessThan(11);
});

it('draws a truncated file again', async () => {
  await open().store.read(album('one'));
  for (const name of await names()) await truncate(join(folder, '1', name), 35);
  const render = countingRender();
  expect(String(await open(render).store.read(album('one')))).toBe('one 96');
  expect(render).toHaveBeenCalledTimes(1);
});

it('draws at most two at once, and prefetches only while nobody waits', async () => {
  const order: string[] = [];
  const releases: (() => void)[] = [];
  const { store } = open(async ({ id }: { id: string }) => {
    order.push(id);
    await new Promise<void>((resolve) => releases.push(resolve));
    return Buffer.from(id);
  });
  const reads = ['one', 'two', 'three'].map((id) => store.read(album(id)));
  await eventually(() => expect(order).toHaveLength(2));
  const prepared = store.prepare([album('later')]);
  releases.shift()?.();
  await eventually(() => expect(order).toHaveLength(3));
  expect(order).not.toContain('later');
  while (order.length < 4) {
    releases.shift()?.();
    await new Promise(setImmediate);
  }
  releases.shift()?.();
  await Promise.all([...reads, prepared]);
  expect(order.at(-1)).toBe('later');
});

it('rejects requests beyond its capacity, with a time to retry', async () => {
  const { store } = open(() => new Promise(() => undefined));
  const reads = Array.from({ length: 300 }, (_, index) => store.read(album(`${index}`)));
  await expect(Promise.race(reads)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
});

it('tries again after a failed drawing', async () => {
  const render = countingRender().mockRejectedValueOnce(new Error('no memory'));
  const { store } = open(render);
  await expect(store.read(album('one'))).rejects.toThrow('no memory');
  expect(String(await store.read(album('one')))).toBe('one 96');
});

it('starts nothing more once closed', async () => {
  const render = countingRender();
  const { store, queue } = open(render);
  store.close();
  await queue.close();
  await expect(store.read(album('one'))).rejects.toThrow('closed');
  await store.prepare([album('two')]);
  expect(render).not.toHaveBeenCalled();
});
