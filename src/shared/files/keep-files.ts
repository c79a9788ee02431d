import { newId } from '@/shared/lib/id';
import { hasRoomFor, keepFile } from './device-files';

/**
 * Stores files until delivery.
 *
 * @param kind prefix of the keys, such as `canvas`
 * @returns the keys in order; undefined without room for all
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
