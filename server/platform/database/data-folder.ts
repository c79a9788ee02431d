import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { SettingError } from '../config.ts';
import { flushFolder, flushTree } from './durable-files.ts';
import { lockFolder } from './lock-folder.ts';
import { folderProblem } from './start-problems.ts';

export type DataFolder = {
  database: string;
  /** `unfinished`: a first start was interrupted; none of its data was acknowledged. */
  state: 'missing' | 'unfinished' | 'finished';
  makeDatabase: (make: (folder: string) => Promise<void>) => Promise<void>;
  finish: () => void;
  unlock: () => void;
};

const makingPrefix = 'database.making-';

// Inside the database folder, so that a restored backup is never taken for unfinished.
const unfinishedMark = 'tonada-unfinished';

/** Beside the database in use: finished, and to take its place. */
const restoredFolder = 'restored';

/** What a restored folder brings; the database comes last. */
const restoredNames = ['account-key', 'database'] as const;

const engineVersion = '18';

export const databaseFolder = (dataDir: string): string => join(dataDir, 'database');

/**
 * Locks the data folder for this process.
 *
 * @throws {SettingError} when it cannot be written, is in use, or holds something else.
 */
export function takeDataFolder(dataDir: string): DataFolder {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw folderProblem(dataDir, error);
  }
  const unlock = lockFolder(dataDir);
  const database = databaseFolder(dataDir);
  try {
    placeRestored(dataDir);
    return {
      database,
      state: inspectDatabase(database),
      makeDatabase: (make) => makeDatabase(dataDir, make),
      finish: () => finish(database),
      unlock,
    };
  } catch (error) {
    unlock();
    throw error instanceof SettingError ? error : folderProblem(dataDir, error);
  }
}

function inspectDatabase(database: string): DataFolder['state'] {
  if (!existsSync(database) || readdirSync(database).length === 0) return 'missing';
  if (existsSync(join(database, unfinishedMark))) return 'unfinished';
  const version = join(database, 'PG_VERSION');
  if (!existsSync(version)) {
    throw new SettingError(
      `TONADA_DATA_DIR: ${database} holds something other than a database. Choose another folder.`,
    );
  }
  const made = readFileSync(version, 'utf8').trim();
  if (/^\d+$/.test(made) && made !== engineVersion) {
    throw new SettingError(
      `TONADA_DATA_DIR: ${database} was made by PostgreSQL ${made}, and this version of Tonada brings ${engineVersion}. Start the version that made it, or choose another folder.`,
    );
  }
  return 'finished';
}

/** Renames the new database into place only when flushed. */
async function makeDatabase(dataDir: string, make: (folder: string) => Promise<void>) {
  const database = databaseFolder(dataDir);
  clearLeftovers(dataDir, database);
  const making = mkdtempSync(join(dataDir, makingPrefix));
  try {
    await make(making);
    writeFileSync(join(making, unfinishedMark), '');
    flushTree(making);
    renameSync(making, database);
    flushFolder(dataDir);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/**
 * Has the finished database of another folder, with its key, replace the one in use when the data
 * folder is taken next. From here on a killed process loses nothing.
 */
export function leaveRestored(dataDir: string, from: string): void {
  renameSync(from, join(dataDir, restoredFolder));
  flushFolder(dataDir);
}

/** Goes on where an earlier process was interrupted. */
function placeRestored(dataDir: string) {
  const restored = join(dataDir, restoredFolder);
  if (!existsSync(restored)) return;
  if (existsSync(databaseFolder(restored))) {
    const database = databaseFolder(dataDir);
    if (existsSync(database)) renameSync(database, join(restored, 'former'));
    for (const name of restoredNames) {
      const path = join(restored, name);
      if (existsSync(path)) renameSync(path, join(dataDir, name));
    }
    flushFolder(dataDir);
  }
  rmSync(restored, { recursive: true, force: true });
}

function clearLeftovers(dataDir: string, database: string) {
  // An interrupted removal must not delete only the mark.
  if (existsSync(join(database, unfinishedMark))) {
    renameSync(database, mkdtempSync(join(dataDir, makingPrefix)));
  }
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(makingPrefix)) continue;
    rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 70 });
  }
}

function finish(database: string) {
  rmSync(join(database, unfinishedMark), { force: true });
  flushFolder(database);
}
