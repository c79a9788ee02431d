import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingError } from '../config.ts';
import { flushFolder, flushTree } from './durable-files.ts';

export type DataFolder = {
  /** Where the engine keeps its files. */
  database: string;
  /** Whether the database has still to be made, or its making was interrupted. */
  isUnfinished: boolean;
  /** Notes that the database is whole, once all of it is on the disk. */
  markFinished: () => void;
  unlock: () => void;
};

/**
 * Takes the data folder for this process alone, making it (for its owner only) where it is missing.
 * A database whose first start was interrupted is removed: nothing in it was ever acknowledged.
 *
 * @throws {SettingError} when it cannot be written, is in use, or holds something else.
 */
export function takeDataFolder(dataDir: string): DataFolder {
  makeFolder(dataDir);
  const unlock = lock(dataDir);
  try {
    return { ...prepareDatabaseFolder(dataDir), unlock };
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

function prepareDatabaseFolder(dataDir: string): Omit<DataFolder, 'unlock'> {
  const database = join(dataDir, 'database');
  const mark = join(dataDir, 'database.unfinished');
  try {
    const isUnfinished = existsSync(mark) || isEmpty(database);
    if (isUnfinished) {
      writeFileSync(mark, '');
      flushFolder(dataDir);
      rmSync(database, { recursive: true, force: true });
      mkdirSync(database, { mode: 0o700 });
    } else if (!existsSync(join(database, 'PG_VERSION'))) {
      throw new SettingError(
        `TONADA_DATA_DIR: ${database} holds something other than a database. Choose another folder.`,
      );
    }
    chmodSync(database, 0o700);
    const markFinished = () => {
      flushTree(database);
      rmSync(mark, { force: true });
      flushFolder(dataDir);
    };
    return { database, isUnfinished, markFinished };
  } catch (error) {
    throw error instanceof SettingError ? error : notWritable(dataDir, error);
  }
}

function isEmpty(folder: string) {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

function notWritable(dataDir: string, cause: unknown) {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new SettingError(
    `TONADA_DATA_DIR: ${dataDir} cannot be used (${reason}). Make it writable, or choose another folder.`,
    { cause },
  );
}
