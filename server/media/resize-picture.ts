import type { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { ImageWidth } from './picture-form.ts';
import { type PictureKind, pictureShape } from './picture-kind.ts';

export const sentQuality = { quality: 82, smartSubsample: true } as const;

/** Never enlarges; about 5 ms. */
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
