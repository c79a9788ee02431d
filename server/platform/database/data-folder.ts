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
 * Puts the finished database of another folder in the place of this one, which nothing may have
 * open. Interrupted, it leaves no database, which the next start makes anew, or the other one.
 *
 * @param between runs while there is none.
 */
export function replaceDatabase(dataDir: string, from: string, between: () => void): void {
  const database = databaseFolder(dataDir);
  const former = mkdtempSync(join(dataDir, makingPrefix));
  renameSync(database, former);
  try {
    between();
    renameSync(databaseFolder(from), database);
  } catch (error) {
    renameSync(former, database);
    throw error;
  }
  flushFolder(dataDir);
  for (const folder of [former, from]) rmSync(folder, { recursive: true, force: true });
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
