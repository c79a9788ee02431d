import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { folderProblem } from './database/start-problems.ts';
import { randomText } from './random-text.ts';

/** @throws {SettingError} when the folder can be neither read nor written. */
export function readMediaSecret({ mediaSecret, dataDir }: Config): string {
  if (mediaSecret !== undefined) return mediaSecret;
  try {
    return readStoredSecret(dataDir);
  } catch (error) {
    throw folderProblem(dataDir, error);
  }
}

function readStoredSecret(dataDir: string) {
  const path = join(dataDir, 'media-secret');
  try {
    const stored = readFileSync(path, 'utf8').trim();
    if (stored !== '') return stored;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw error;
  }
  const made = randomText(32);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(`${path}.new`, made, { mode: 0o600, flush: true });
  chmodSync(`${path}.new`, 0o600);
  renameSync(`${path}.new`, path);
  return made;
}
