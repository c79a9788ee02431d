import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingError } from '../config.ts';
import { folderProblem } from './start-problems.ts';

/**
 * The engine accepts a second process on its files and then loses rows. SQLite's file lock ends
 * with its process.
 *
 * @returns releases the lock.
 * @throws {SettingError} if taken or unusable.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  let file: DatabaseSync;
  try {
    file = new DatabaseSync(path, { timeout: 0 });
  } catch (error) {
    throw folderProblem(folder, error);
  }
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    throw lockProblem(folder, path, error);
  }
  return () => file.close();
}

function lockProblem(folder: string, path: string, error: unknown) {
  const message = error instanceof Error ? error.message : '';
  if (/locked|busy/.test(message)) {
    return new SettingError(
      `TONADA_DATA_DIR is in use: another server runs on ${folder}. Stop it, or choose another folder.`,
      { cause: error },
    );
  }
  if (/not a database|malformed/.test(message)) {
    return new SettingError(
      `TONADA_DATA_DIR: the lock ${path} is damaged. Make sure that no server runs on this folder, remove that file, and start again.`,
      { cause: error },
    );
  }
  return folderProblem(folder, error);
}
