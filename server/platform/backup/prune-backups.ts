import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AssetStore } from '../assets/asset-store.ts';
import { CommandError } from '../command-error.ts';
import { readBackup } from './read-backup.ts';

const nightly = /^tonada-\d{4}-\d{2}-\d{2}T\d{4}\.backup$/;

export type Pruned = { backups: number; files: number };

/**
 * Removes all but the newest nightly backups of a folder, and from the place that its backups
 * share the files that none of them names any more.
 *
 * @throws {CommandError} when a backup cannot be read; then no file is removed.
 */
export async function pruneBackups(
  folder: string,
  {
    kept,
    shared,
    passphrase,
  }: {
    kept: number;
    shared: Pick<AssetStore, 'list' | 'remove'> | undefined;
    passphrase: string | undefined;
  },
): Promise<Pruned> {
  const names = (await readdir(folder)).toSorted();
  // Names sort by time.
  const old = names.filter((name) => nightly.test(name)).slice(0, -kept);
  for (const name of old) await rm(join(folder, name), { force: true });
  if (!shared) return { backups: old.length, files: 0 };
  if (names.some((name) => name.endsWith('.part'))) {
    throw new CommandError(
      `Another backup is written into ${folder}: files were left. If none runs, remove its .part file.`,
      'refused',
    );
  }
  const named = new Set<string>();
  for (const name of names) {
    if (!name.endsWith('.backup') || old.includes(name)) continue;
    const { manifest } = await readBackup(join(folder, name), { passphrase }, {});
    for (const hash of manifest.shared ?? []) named.add(hash);
  }
  const needless: string[] = [];
  for await (const { hash } of shared.list()) if (!named.has(hash)) needless.push(hash);
  for (const hash of needless) await shared.remove(hash);
  return { backups: old.length, files: needless.length };
}
