import { profileImageMax } from '@/shared/contract/limits.ts';
import { pictureStarts } from '@/shared/contract/picture.ts';
import { beginsWith } from '@/shared/files';

/** Kinds of file that the server takes as a picture. */
export const pictureTypes = Object.keys(pictureStarts);

export type PictureFault = 'type' | 'size';

/**
 * Why a file cannot be sent as a profile picture, or null when it can. Its name and the kind that the
 * browser makes of that are not believed: its first bytes are read, as the server reads them.
 */
export async function pictureFault(file: File): Promise<PictureFault | null> {
  if (!pictureTypes.includes(file.type)) return 'type';
  if (file.size > profileImageMax) return 'size';
  return (await beginsWith(file, Object.values(pictureStarts))) ? null : 'type';
}
