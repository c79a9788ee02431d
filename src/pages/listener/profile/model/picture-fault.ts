import { profileImageMax } from '@/shared/contract/limits.ts';

/** Kinds of file that the server takes as a picture. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type PictureFault = 'type' | 'size';

/** Why a file cannot be sent as a profile picture, or null when it can. `size` is in bytes. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): PictureFault | null {
  if (pictureTypes.every((taken) => taken !== type)) return 'type';
  return size > profileImageMax ? 'size' : null;
}
