import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { migratedTemplate } from './migrated-template.ts';

/** Of a command: what it says, on the error output where it fails, and its exit code. */
type Ended = { code: number; said: string };

/**
 * Runs a script of `server` on an empty database that the tests of a file share, and that goes with
 * them.
 */
export function scriptOnCopy(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tonada-script-'));
  beforeAll(async () => cpSync(await migratedTemplate(), folder, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const script = resolve(import.meta.dirname, '..', name);

  async function run(...args: string[]): Promise<Ended> {
    const env = { ...process.env, TONADA_DATA_DIR: folder, DATABASE_URL: '' };
    return promisify(execFile)(process.execPath, [script, ...args], { env }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
    );
  }
  return { folder, run };
}
