import { Buffer } from 'node:buffer';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createImageStore, type WantedImage } from './image-store.ts';
import { rendererVersion, type renderArt } from './render-art.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tonada-images-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const album = (id: string): WantedImage => ({ subject: { kind: 'album', id }, width: 96 });

const countingRender = () =>
  vi.fn<typeof renderArt>(async ({ id }, width) => Buffer.from(`${id} ${width}`));

it('draws once for many who ask at the same time', async () => {
  const render = countingRender();
  const store = createImageStore({ folder, render });
  const images = await Promise.all(Array.from({ length: 20 }, () => store.read(album('one'))));
  expect(new Set(images.map(String))).toEqual(new Set(['one 96']));
  expect(render).toHaveBeenCalledTimes(1);
});

it('keeps what it drew for the next start, without drafts left over', async () => {
  await createImageStore({ folder }).read(album('one'));
  const render = countingRender();
  await createImageStore({ folder, render }).read(album('one'));
  expect(render).not.toHaveBeenCalled();
  expect(await readdir(join(folder, rendererVersion))).toHaveLength(1);
});

it('draws two at once at most, and prepares only while nobody waits', async () => {
  const order: string[] = [];
  const releases: (() => void)[] = [];
  const render = async ({ id }: { id: string }) => {
    order.push(id);
    await new Promise<void>((resolve) => releases.push(resolve));
    return Buffer.from(id);
  };
  const store = createImageStore({ folder, render });
  const asked = ['one', 'two', 'three'].map((id) => store.read(album(id)));
  await vi.waitFor(() => expect(order).toHaveLength(2));
  const prepared = store.prepare([album('later')]);
  releases.shift()?.();
  await vi.waitFor(() => expect(order).toHaveLength(3));
  expect(order).not.toContain('later');
  while (order.length < 4) {
    releases.shift()?.();
    await new Promise(setImmediate);
  }
  releases.shift()?.();
  await Promise.all([...asked, prepared]);
  expect(order.at(-1)).toBe('later');
});

it('drops the drawings of an older version while it prepares', async () => {
  const old = createImageStore({ folder, render: countingRender() });
  await old.read(album('one'));
  await writeFile(join(folder, 'older'), 'x');
  await createImageStore({ folder, render: countingRender() }).prepare([]);
  expect(await readdir(folder)).toEqual([rendererVersion]);
});

it('serves an image that it could not keep', async () => {
  const file = join(folder, 'not-a-folder');
  await writeFile(file, '');
  const onKeepFailure = vi.fn<(error: unknown) => void>();
  const store = createImageStore({ folder: file, render: countingRender(), onKeepFailure });
  expect(String(await store.read(album('one')))).toBe('one 96');
  expect(onKeepFailure).toHaveBeenCalledTimes(1);
});

it('tries again after a failed drawing', async () => {
  const render = countingRender().mockRejectedValueOnce(new Error('no memory'));
  const store = createImageStore({ folder, render });
  await expect(store.read(album('one'))).rejects.toThrow('no memory');
  expect(String(await store.read(album('one')))).toBe('one 96');
});

it('starts nothing more once closed', async () => {
  const render = countingRender();
  const store = createImageStore({ folder, render });
  await store.close();
  await expect(store.read(album('one'))).rejects.toThrow('closed');
  await store.prepare([album('two')]);
  expect(render).not.toHaveBeenCalled();
});
