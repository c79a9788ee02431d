import type { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { ImageWidth } from './picture-form.ts';
import { type PictureKind, pictureShape } from './picture-kind.ts';

/** How pictures that people sent are encoded. */
export const sentQuality = { quality: 82, smartSubsample: true } as const;

/**
 * A picture that was sent in one of the widths that are served, in the shape of its kind, as WebP. It
 * never grows, and one that is fit already stays as it is. About 5 ms.
 */
export async function resizePicture(
  sent: Buffer,
  { kind, width }: { kind: PictureKind; width: ImageWidth },
): Promise<Buffer> {
  const own = await sharp(sent).metadata();
  const shape = pictureShape(kind);
  const fitting = Math.min(width, own.width, own.height * shape);
  const height = Math.round(fitting / shape);
  const isFit = own.format === 'webp' && own.width === fitting && own.height === height;
  if (isFit) return sent;
  return sharp(sent).resize(fitting, height, { fit: 'cover' }).webp(sentQuality).toBuffer();
}
