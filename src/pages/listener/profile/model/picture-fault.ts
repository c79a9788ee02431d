import { profileImageMax } from '@/shared/contract/limits.ts';
import { beginsAs, pictureKinds } from '@/shared/files';

export type PictureFault = 'type' | 'size';

/**
 * Why a file is rejected as a profile picture, or null. It reads the first bytes, as the server
 * does, because names and media types are unreliable.
 */
export async function pictureFault(file: File): Promise<PictureFault | null> {
  if (!(await beginsAs(file, pictureKinds))) return 'type';
  return file.size > profileImageMax ? 'size' : null;
}
