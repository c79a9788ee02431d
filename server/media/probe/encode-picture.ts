import type { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { sentQuality } from '../resize-picture.ts';
import { isPicture } from './is-picture.ts';

/** Side of a kept picture in pixels; wider images of it are no larger. */
const pictureSide = 640;

/**
 * Most pixels of a picture that is taken, those of a good telephone. At worst (interlaced, lying on
 * its side) one takes 130 MB while it is decoded; an ordinary photograph takes 10.
 */
export const picturePixelsMax = 25_000_000;

/** Why a picture is not taken. */
export type PictureFault = 'type' | 'pixels' | 'small' | 'unreadable';

/**
 * Side of what is kept, and the least that the shorter side of what was sent may have; in pixels. `within` keeps
 * the whole picture, made smaller where it is larger than that.
 */
type Size = { side?: number; least?: number; within?: { width: number; height: number } };

/**
 * Encodes what a person sent anew: the middle square of 640 px, of another side, or the whole, as WebP, upright as the camera was
 * held, without place, date or any other metadata. Only JPEG, PNG and WebP are read, the first
 * frame alone; anything else is told by its fault.
 */
export async function encodePicture(
  sent: Buffer,
  { side = pictureSide, least = 0, within }: Size = {},
): Promise<Buffer | PictureFault> {
  if (!isPicture(sent)) return 'type';
  try {
    // The header alone is read here, so that nothing large is ever unpacked.
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
