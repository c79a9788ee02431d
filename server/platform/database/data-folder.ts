import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingError } from '../config.ts';
import { flushFolder, flushTree } from './durable-files.ts';

export type DataFolder = {
  /** Where the engine keeps its files. */
  database: string;
  /** Whether there is no database yet. */
  isMissing: boolean;
  /** Has the database made in an empty folder. */
  makeDatabase: (make: (folder: string) => Promise<void>) => Promise<void>;
  unlock: () => void;
};

// Followed by random letters, so that a maker who outlives its killed server disturbs nobody.
const makingPrefix = 'database.making-';

/**
 * Takes the data folder for this process alone, making it (for its owner only) where it is missing.
 *
 * @throws {SettingError} when it cannot be written, is in use, or holds something else.
 */
export function takeDataFolder(dataDir: string): DataFolder {
  makeFolder(dataDir);
  const unlock = lock(dataDir);
  try {
    const state = inspectDatabase(dataDir);
    return { ...state, unlock, makeDatabase: (make) => makeDatabase(dataDir, make) };
  } catch (error) {
    unlock();
    throw error;
  }
}

function makeFolder(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw notWritable(dataDir, error);
  }
}

/**
 * The engine does not refuse a second process on its files and then loses rows. SQLite's file lock
 * works on every system and goes with the process that holds it, however that ends.
 */
function lock(dataDir: string) {
  let file: DatabaseSync;
  try {
    file = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 });
  } catch (error) {
    throw notWritable(dataDir, error);
  }
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (error instanceof Error && /locked|busy/.test(error.message)) {
      throw new SettingError(
        `TONADA_DATA_DIR is in use: another server runs on ${dataDir}. Stop it, or choose another folder.`,
        { cause: error },
      );
    }
    throw notWritable(dataDir, error);
  }
  return () => file.close();
}

/** @throws {SettingError} when the folder that holds the database holds something else. */
function inspectDatabase(dataDir: string) {
  const database = join(dataDir, 'database');
  try {
    const isMissing = !existsSync(database) || readdirSync(database).length === 0;
    if (!isMissing && !existsSync(join(database, 'PG_VERSION'))) {
      throw new SettingError(
        `TONADA_DATA_DIR: ${database} holds something other than a database. Choose another folder.`,
      );
    }
    return { database, isMissing };
  } catch (error) {
    throw error instanceof SettingError ? error : notWritable(dataDir, error);
  }
}

/**
 * Makes the database under another name and gives it its own when it is whole and on the disk. What
 * an interrupted first start has left is removed; nothing in it was ever acknowledged.
 */
async function makeDatabase(dataDir: string, make: (folder: string) => Promise<void>) {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(makingPrefix))
      rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const making = mkdtempSync(join(dataDir, makingPrefix));
  await make(making);
  flushTree(making);
  renameSync(making, join(dataDir, 'database'));
  flushFolder(dataDir);
}

function notWritable(dataDir: string, cause: unknown) {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new SettingError(
    `TONADA_DATA_DIR: ${dataDir} cannot be used (${reason}). Make it writable, or choose another folder.`,
    { cause },
  );
}
