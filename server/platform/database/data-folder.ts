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
  /** Where the engine keeps its files. */
  database: string;
  /** `unfinished`: a first start was interrupted, and nothing in it was ever acknowledged. */
  state: 'missing' | 'unfinished' | 'finished';
  /** Has the database made in an empty folder, unfinished as yet. */
  makeDatabase: (make: (folder: string) => Promise<void>) => Promise<void>;
  /** Says that the database holds all that a first start puts into it. */
  finish: () => void;
  unlock: () => void;
};

// Followed by random letters, so that a maker who outlives its killed server disturbs nobody.
const makingPrefix = 'database.making-';

// Inside the database and not beside it, so that a backup put in its place is never taken for it.
const unfinishedMark = 'tonada-unfinished';

const engineVersion = '18';

/**
 * Takes the data folder for this process alone, making it (for its owner only) where it is missing.
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
  const database = join(dataDir, 'database');
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

/** @throws {SettingError} when the folder that holds the database holds something else. */
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

/**
 * Makes the database under another name and gives it its own when it is whole and on the disk. What
 * an interrupted first start has left is removed; nothing in it was ever acknowledged.
 */
async function makeDatabase(dataDir: string, make: (folder: string) => Promise<void>) {
  const database = join(dataDir, 'database');
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

function clearLeftovers(dataDir: string, database: string) {
  // Renamed first: a removal that is interrupted must not take the mark and leave the rest.
  if (existsSync(join(database, unfinishedMark))) {
    renameSync(database, mkdtempSync(join(dataDir, makingPrefix)));
  }
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(makingPrefix)) continue;
    // Again and again for a second, in which a maker whose server was killed notices it.
    rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 70 });
  }
}

function finish(database: string) {
  rmSync(join(database, unfinishedMark), { force: true });
  flushFolder(database);
}
