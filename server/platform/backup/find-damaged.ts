import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { openFolderStore } from '../assets/folder-store.ts';
import type { OnProgress } from './archive.ts';

export type Damaged = { hash: string; fault: 'missing' | 'changed' };

/** Reads every file that the rows name; its name is its hash. */
export async function findDamaged(
  folder: string,
  hashes: readonly string[],
  onProgress: OnProgress,
): Promise<Damaged[]> {
  const store = openFolderStore(folder);
  const damaged: Damaged[] = [];
  for (const [at, hash] of hashes.entries()) {
    const sum = createHash('sha256');
    const content = await store.read(hash).catch(() => null);
    if (content === null) damaged.push({ hash, fault: 'missing' });
    else {
      await pipeline(content, sum);
      if (sum.digest('base64url') !== hash) damaged.push({ hash, fault: 'changed' });
    }
    onProgress(at + 1, hashes.length);
  }
  return damaged;
}
