import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { comparePictures } from './compare-pictures.ts';

type Colour = { r: number; g: number; b: number };
const ink = { r: 23, g: 15, b: 28 };

const plain = (width: number, height: number, background: Colour = ink) =>
  sharp({ create: { width, height, channels: 3, background } });
const png = (picture: Sharp) => picture.png().toBuffer();

async function withDot(colour: Colour) {
  const input = await png(plain(2, 2, colour));
  return png(plain(10, 8).composite([{ input, left: 3, top: 4 }]));
}

it('finds nothing between pictures that show the same, however they are packed', async () => {
  const [before, after] = await Promise.all([
    plain(10, 8).png({ compressionLevel: 0 }).toBuffer(),
    plain(10, 8).png({ compressionLevel: 9 }).toBuffer(),
  ]);
  expect(await comparePictures(before, after)).toBeUndefined();
});

it('counts each pixel that differs, by the least shade too', async () => {
  const before = await png(plain(10, 8));
  const after = await withDot({ ...ink, b: ink.b + 1 });
  const difference = await comparePictures(before, after);
  expect(difference).toMatchObject({
    changed: 4,
    total: 80,
    box: { left: 3, top: 4, width: 2, height: 2 },
  });
});

it('counts what sticks out of the smaller one', async () => {
  const [before, after] = await Promise.all([png(plain(10, 8)), png(plain(10, 11))]);
  const difference = await comparePictures(before, after);
  expect(difference).toMatchObject({
    changed: 30,
    total: 110,
    box: { left: 0, top: 8, width: 10, height: 3 },
  });
  expect(await sharp(difference?.picture).metadata()).toMatchObject({ width: 10, height: 11 });
});
