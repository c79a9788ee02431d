import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { AssetStore, StoredFile } from '../assets/asset-store.ts';
import { isChanged, isMissing } from '../assets/store-error.ts';
import type { OnProgress } from './archive.ts';

export type FileFault = 'missing' | 'changed' | 'unreadable' | 'untracked';

export type Damaged = { hash: string; fault: FileFault };

/** @throws {StoreError} when the store fails, which says nothing about the file. */
export async function findFault(
  store: Pick<AssetStore, 'read'>,
  hash: string,
): Promise<Exclude<FileFault, 'untracked'> | null> {
  const sum = createHash('sha256');
  try {
    await pipeline(await store.read(hash), sum);
  } catch (error) {
    if (isMissing(error)) return 'missing';
    if (isChanged(error)) return 'changed';
    if (isUnreadable(error)) return 'unreadable';
    throw error;
  }
  return sum.digest('base64url') === hash ? null : 'changed';
}

/** Of a disk. */
const isUnreadable = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EIO';

/** @param before uploads of later may have no row yet. */
export const isUntracked = (
  { hash, changed }: StoredFile,
  { named, before }: { named: ReadonlySet<string>; before: Date },
): boolean => !named.has(hash) && changed < before;

/**
 * Reads every file that the rows name, whose name is its hash, and lists older files that no row
 * names.
 *
 * @param files of the rows, with what they say of their size.
 */
export async function findDamaged(
  store: Pick<AssetStore, 'read' | 'list'>,
  files: readonly { hash: string; bytes: number }[],
  { before, onProgress }: { before: Date; onProgress: OnProgress },
): Promise<Damaged[]> {
  const damaged: Damaged[] = [];
  const named = new Set(files.map(({ hash }) => hash));
  for await (const file of store.list()) {
    if (isUntracked(file, { named, before })) damaged.push({ hash: file.hash, fault: 'untracked' });
  }
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for (const { hash, bytes } of files) {
    const fault = await findFault(store, hash);
    if (fault !== null) damaged.push({ hash, fault });
    onProgress((done += bytes), total);
  }
  return damaged;
}
