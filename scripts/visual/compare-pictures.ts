import { readFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** In pixels from the upper left. */
type Box = { left: number; top: number; width: number; height: number };

/** In pixels; `picture` is a PNG of the differences. */
export type Difference = { changed: number; total: number; picture: Buffer; box: Box };

/** Distinct from the product's colours, also for people who do not see red. */
const diffColor: [number, number, number] = [255, 0, 128];

/**
 * Without tolerance; where one is larger, the excess counts as changed. Undefined for equal
 * pictures.
 */
export async function comparePictures(
  before: string,
  after: string,
): Promise<Difference | undefined> {
  if (readFileSync(before).equals(readFileSync(after))) return undefined;
  const sizes = await Promise.all([before, after].map((path) => sharp(path).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [a, b] = await Promise.all([
    getPixels(before, width, height),
    getPixels(after, width, height),
  ]);
  const drawn = Buffer.alloc(width * height * 4);
  const options = { threshold: 0, includeAA: true, alpha: 0.15, diffColor };
  const changed = pixelmatch(a, b, drawn, width, height, options);
  const isSameSize = sizes.every((size) => size.width === width && size.height === height);
  if (changed === 0 && isSameSize) return undefined;
  const box = getBox(a, b, width);
  const frame = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect x="${box.left - 4}" y="${box.top - 4}" width="${box.width + 8}" height="${box.height + 8}"
        fill="none" stroke="#1d5fd6" stroke-width="2"/>
    </svg>`,
  );
  const picture = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .composite([{ input: frame }])
    .png()
    .toBuffer();
  return { changed, total: width * height, picture, box };
}

async function getPixels(path: string, width: number, height: number): Promise<Buffer> {
  const picture = sharp(path).ensureAlpha();
  const size = await picture.metadata();
  const [right, bottom] = [width - size.width, height - size.height];
  return picture.extend({ right, bottom, background: '#0000' }).raw().toBuffer();
}

function getBox(a: Buffer, b: Buffer, width: number): Box {
  let [left, right, top, bottom] = [width, 0, Infinity, 0];
  for (let at = 0; at < a.length; at += 4) {
    if (a.readUInt32LE(at) === b.readUInt32LE(at)) continue;
    const [column, row] = [(at / 4) % width, Math.floor(at / 4 / width)];
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
