import { profileImageMax } from '@/shared/contract/limits.ts';
import { pictureStarts } from '@/shared/contract/picture.ts';

/** Kinds of file that the server takes as a picture. */
export const pictureTypes = Object.keys(pictureStarts);

/** Enough of a file to know its kind, in bytes. */
const startLength = Math.max(...Object.values(pictureStarts).map((start) => start.length));

export type PictureFault = 'type' | 'size';

/**
 * Why a file cannot be sent as a profile picture, or null when it can. Its name and the kind that the
 * browser makes of that are not believed: its first bytes are read, as the server reads them.
 */
export async function pictureFault(file: File): Promise<PictureFault | null> {
  if (!pictureTypes.includes(file.type)) return 'type';
  if (file.size > profileImageMax) return 'size';
  return (await beginsAsPicture(file)) ? null : 'type';
}

async function beginsAsPicture(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, startLength).arrayBuffer());
  return Object.values(pictureStarts).some((start) =>
    start.every((byte, index) => byte === null || byte === bytes[index]),
  );
}
