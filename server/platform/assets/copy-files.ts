import { CommandError } from '../command-error.ts';
import type { OnProgress } from '../backup/archive.ts';
import type { AssetStore } from './asset-store.ts';
import { isChanged, isMissing } from './store-error.ts';

export type Copied = { copied: number; wereThere: number; bytes: number; onlyThere: number };

type Copying = { onProgress?: OnProgress | undefined; signal?: AbortSignal | undefined };

/**
 * Copies all contents of a store into another one. What is there already with its size is left, so
 * it goes on where it was interrupted; a content is put into its place whole or not at all, and its
 * hash is compared on the way. The first store keeps everything.
 *
 * @throws {CommandError} for a content that is damaged; the others are copied first.
 */
export async function copyFiles(
  from: Pick<AssetStore, 'list' | 'read'>,
  to: Pick<AssetStore, 'list' | 'receive'>,
  { onProgress, signal }: Copying,
): Promise<Copied> {
  const there = new Map<string, number>();
  for await (const { hash, bytes } of to.list()) there.set(hash, bytes);
  const files = new Map<string, number>();
  for await (const { hash, bytes } of from.list()) files.set(hash, bytes);
  const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
  const damaged: string[] = [];
  const summary = { copied: 0, wereThere: 0, bytes: 0 };
  let done = 0;
  for (const [hash, bytes] of files) {
    signal?.throwIfAborted();
    if (there.get(hash) === bytes) summary.wereThere += 1;
    else {
      const outcome = await copyOne(from, to, hash);
      if (outcome === 'damaged') damaged.push(hash);
      if (outcome === 'copied') {
        summary.copied += 1;
        summary.bytes += bytes;
      }
    }
    onProgress?.((done += bytes), total);
  }
  if (damaged.length > 0) {
    throw new CommandError(
      `${damaged.length} files are damaged and were not copied: ${damaged.join(', ')}. ${summary.copied} were copied.`,
    );
  }
  const onlyThere = [...there.keys()].filter((hash) => !files.has(hash)).length;
  return { ...summary, onlyThere };
}

/** A running server may remove a content meanwhile. */
export async function copyOne(
  from: Pick<AssetStore, 'read'>,
  to: Pick<AssetStore, 'receive'>,
  hash: string,
): Promise<'copied' | 'damaged' | 'gone'> {
  let draft;
  try {
    draft = await to.receive(await from.read(hash));
  } catch (error) {
    if (isMissing(error)) return 'gone';
    if (isChanged(error)) return 'damaged';
    throw error;
  }
  try {
    if (draft.hash !== hash) return 'damaged';
    await draft.put();
    return 'copied';
  } finally {
    await draft.discard();
  }
}
