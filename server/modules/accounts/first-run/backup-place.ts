import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RestoreState } from '#contract/first-run.ts';
import type { Config } from '../../../platform/config.ts';
import { lockFolder } from '../../../platform/database/lock-folder.ts';
import { workPrefix } from './restore-service.ts';

type Listed = RestoreState['backups'][number];

const listedMost = 100;

/** Milliseconds for which an uploaded backup waits to be restored. */
const uploadKeptFor = 3_600_000;

/** Whole backups directly in the folder, the newest first; links are left out. */
async function findBackups(folder: string | null): Promise<Listed[]> {
  if (folder === null) return [];
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((each) => each.isFile() && each.name.endsWith('.backup'));
  const found = await Promise.all(
    names.map(async ({ name }) => {
      const file = await stat(join(folder, name)).catch(() => null);
      return file && { name, bytes: file.size, changedAt: file.mtime.toISOString() };
    }),
  );
  return found
    .filter((each) => each !== null)
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt))
    .slice(0, listedMost);
}

/** What a killed server has left; another one that uses the data folder has locked its own. */
function removeLeftovers({ dataDir }: Config) {
  for (const name of existsSync(dataDir) ? readdirSync(dataDir) : []) {
    if (!name.startsWith(workPrefix)) continue;
    const path = join(dataDir, name);
    try {
      lockFolder(path)();
      rmSync(path, { recursive: true, force: true });
    } catch {
      // It is in use, or the next start finds it.
    }
  }
}

/** Where backups to restore are: a folder, and one uploaded file. */
export function openBackupPlace(config: Config) {
  const { backupDir: folder, dataDir } = config;
  let uploaded: { folder: string; bytes: number; at: Date; unlock: () => void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  removeLeftovers(config);

  const fileIn = (work: string) => join(work, 'uploaded.backup');

  function drop() {
    clearTimeout(timer);
    uploaded?.unlock();
    if (uploaded !== null) rmSync(uploaded.folder, { recursive: true, force: true });
    uploaded = null;
  }

  return {
    drop,
    list: async () => ({
      folder,
      backups: await findBackups(folder),
      uploaded: uploaded && { bytes: uploaded.bytes, changedAt: uploaded.at.toISOString() },
    }),
    /** @returns its path and bytes; null for one that is not listed. */
    find: async (name: string | null) => {
      if (name === null) return uploaded && { path: fileIn(uploaded.folder), ...uploaded };
      const listed = (await findBackups(folder)).find((each) => each.name === name);
      return listed && folder !== null ? { ...listed, path: join(folder, name) } : null;
    },
    /** Replaces an earlier upload. */
    receive: async (content: Readable, bytes: number) => {
      drop();
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      const work = mkdtempSync(join(dataDir, workPrefix));
      const unlock = lockFolder(work);
      try {
        await pipeline(content, createWriteStream(fileIn(work), { mode: 0o600 }));
      } catch (error) {
        unlock();
        rmSync(work, { recursive: true, force: true });
        throw error;
      }
      uploaded = { folder: work, bytes, at: new Date(), unlock };
    },
    /** Lets the upload wait from now on. */
    keep: () => {
      clearTimeout(timer);
      timer = setTimeout(drop, uploadKeptFor).unref();
    },
    hold: () => clearTimeout(timer),
  };
}
