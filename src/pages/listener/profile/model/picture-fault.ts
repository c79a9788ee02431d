import { profileImageMax } from '@/shared/contract/limits.ts';
import { beginsAs, pictureKinds } from '@/shared/files';

export type PictureFault = 'type' | 'size';

/**
 * Why a file cannot be sent as a profile picture, or null when it can. Its name and the kind that the
 * browser makes of that are not believed: its first bytes are read, as the server reads them.
 */
export async function pictureFault(file: File): Promise<PictureFault | null> {
  if (!(await beginsAs(file, pictureKinds))) return 'type';
  return file.size > profileImageMax ? 'size' : null;
}
