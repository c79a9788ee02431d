import { newId } from '@/shared/lib/id';
import { hasRoomFor, keepFile } from './device-files';

/**
 * Keeps files of a person until what names them is delivered.
 *
 * @param kind begins their keys, such as `canvas`
 * @returns their keys in the same order; undefined where the device has no room for all of them
 */
export async function keepFiles(
  owner: string,
  kind: string,
  files: readonly Blob[],
): Promise<string[] | undefined> {
  if (!(await hasRoomFor(files.reduce((sum, { size }) => sum + size, 0)))) return undefined;
  return Promise.all(
    files.map(async (file) => {
      const key = `${kind}-${newId()}`;
      await keepFile({ key, owner, file });
      return key;
    }),
  );
}
