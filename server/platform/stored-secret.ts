import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderProblem } from './database/start-problems.ts';
import { randomText } from './random-text.ts';

/**
 * A secret in a file of the data folder, null without one.
 *
 * @throws {SettingError} when the folder cannot be read.
 */
export function findStoredSecret(dataDir: string, name: string): string | null {
  try {
    return readFileSync(join(dataDir, name), 'utf8').trim() || null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw folderProblem(dataDir, error);
  }
}

/**
 * @param made the secret, by default a new one.
 * @throws {SettingError} when the folder cannot be written.
 */
export function makeStoredSecret(dataDir: string, name: string, made = randomText(32)): string {
  const path = join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(`${path}.new`, made, { mode: 0o600, flush: true });
    chmodSync(`${path}.new`, 0o600);
    renameSync(`${path}.new`, path);
  } catch (error) {
    throw folderProblem(dataDir, error);
  }
  return made;
}
