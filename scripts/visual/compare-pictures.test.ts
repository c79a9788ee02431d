import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { comparePictures } from './compare-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonada-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ink = { r: 23, g: 15, b: 28 };
const plain = (width: number, height: number, background = ink) =>
  sharp({ create: { width, height, channels: 3, background } });
const withDot = async (background: typeof ink) =>
  plain(10, 8).composite([
    { input: await plain(2, 2, background).png().toBuffer(), left: 3, top: 4 },
  ]);

async function compare(before: Sharp, after: Sharp) {
  const [from, to] = [join(folder, 'before.png'), join(folder, 'after.png')];
  await Promise.all([before.toFile(from), after.toFile(to)]);
  return comparePictures(from, to);
}

it('finds no difference between equal pictures in different encodings', async () => {
  const [before, after] = [0, 9].map((compressionLevel) => plain(10, 8).png({ compressionLevel }));
  expect(await compare(before ?? plain(1, 1), after ?? plain(2, 2))).toBeUndefined();
});

it('counts every pixel that differs, however slightly', async () => {
  expect(await compare(plain(10, 8), await withDot({ ...ink, b: ink.b + 1 }))).toMatchObject({
    changed: 4,
    total: 80,
    box: { left: 3, top: 4, width: 2, height: 2 },
  });
});

it('counts the pixels outside the smaller picture', async () => {
  const difference = await compare(plain(10, 8), plain(10, 11));
  expect(difference).toMatchObject({
    changed: 30,
    total: 110,
    box: { left: 0, top: 8, width: 10, height: 3 },
  });
  expect(await sharp(difference?.picture).metadata()).toMatchObject({ width: 10, height: 11 });
});
