import type { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { sentQuality } from '../resize-picture.ts';
import { isPicture } from './is-picture.ts';

/** Pixels. */
const pictureSide = 640;

/** At worst (interlaced, rotated) decoding takes 130 MB. */
export const picturePixelsMax = 25_000_000;

export type PictureFault = 'type' | 'pixels' | 'small' | 'unreadable';

/** Pixels. `within` scales the whole picture instead of cropping. */
type Size = { side?: number; least?: number; within?: { width: number; height: number } };

/** Makes WebP, by default the middle square of 640 px, upright and without metadata. */
export async function encodePicture(
  sent: Buffer,
  { side = pictureSide, least = 0, within }: Size = {},
): Promise<Buffer | PictureFault> {
  if (!isPicture(sent)) return 'type';
  try {
    // Nothing large is ever unpacked.
    const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata();
    if (width * height > picturePixelsMax) return 'pixels';
    if (Math.min(width, height) < least) return 'small';
    return await sharp(sent, { limitInputPixels: picturePixelsMax, failOn: 'error' })
      .autoOrient()
      .resize(
        within
          ? { ...within, fit: 'inside', withoutEnlargement: true }
          : { width: side, height: side, fit: 'cover' },
      )
      .webp(sentQuality)
      .toBuffer();
  } catch {
    return 'unreadable';
  }
}
