import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A part of a picture, in pixels from its upper left. */
export type Box = { left: number; top: number; width: number; height: number };

/** How two pictures differ, in pixels; `picture` shows where, as PNG, and `box` holds all of it. */
export type Difference = { changed: number; total: number; picture: Buffer; box: Box };

type Pixels = { data: Buffer; width: number; height: number };

/**
 * Compares two PNG pixel by pixel, none forgiven. Where one is larger, what sticks out has changed.
 * Undefined where they show the same.
 */
export async function comparePictures(
  before: string | Buffer,
  after: string | Buffer,
): Promise<Difference | undefined> {
  const [left, right] = await Promise.all([readPixels(before), readPixels(after)]);
  const width = Math.max(left.width, right.width);
  const height = Math.max(left.height, right.height);
  const [a, b] = [onCanvas(left, width, height), onCanvas(right, width, height)];
  const drawn = Buffer.alloc(width * height * 4);
  // Every difference counts, that of smoothed edges too.
  const options = { threshold: 0, includeAA: true, alpha: 0.15, diffColor };
  const changed = pixelmatch(a, b, drawn, width, height, options);
  const isSame = changed === 0 && left.width === right.width && left.height === right.height;
  if (isSame) return undefined;
  const raw = { width, height, channels: 4 } as const;
  const box = boxOf(a, b, width);
  const frame = Buffer.from(frameAround(box, width, height));
  const picture = await sharp(drawn, { raw })
    .composite([{ input: frame }])
    .png()
    .toBuffer();
  return { changed, total: width * height, picture, box };
}

/** A box a little larger than all that differs, drawn over a picture of that size. */
const frameAround = ({ left, top, width, height }: Box, fullWidth: number, fullHeight: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${fullWidth}" height="${fullHeight}">
    <rect x="${left - 4}" y="${top - 4}" width="${width + 8}" height="${height + 8}" fill="none" stroke="#1d5fd6" stroke-width="2"/>
  </svg>`;

/** The smallest box around every pixel that differs; `width` is that of both pictures. */
function boxOf(a: Buffer, b: Buffer, width: number): Box {
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

/** Carnation, told apart from the product's own colours and by those who see no red. */
const diffColor: [number, number, number] = [255, 0, 128];

async function readPixels(picture: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The picture at the upper left of a larger, transparent one. */
function onCanvas({ data, width, height }: Pixels, canvasWidth: number, canvasHeight: number) {
  if (width === canvasWidth && height === canvasHeight) return data;
  const canvas = Buffer.alloc(canvasWidth * canvasHeight * 4);
  for (let row = 0; row < height; row += 1) {
    data.copy(canvas, row * canvasWidth * 4, row * width * 4, (row + 1) * width * 4);
  }
  return canvas;
}
