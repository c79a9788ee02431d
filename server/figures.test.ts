import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { migratedTemplate } from './testing/migrated-template.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonada-figures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What `npm run figures` says, and how it ends. */
async function figures(...args: string[]) {
  const env = { ...process.env, TONADA_DATA_DIR: folder, DATABASE_URL: '' };
  const script = resolve(import.meta.dirname, 'figures.ts');
  const ended = promisify(execFile)(process.execPath, [script, ...args], { env });
  return ended.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

it.each([[[]], [['--rebild']], [['--rebuild', 'now']]])(
  '%j is answered by what to do',
  async (args) => {
    expect(await figures(...args)).toMatchObject({
      code: 2,
      said: expect.stringContaining('npm run figures -- --rebuild counts') as string,
    });
  },
);

it('--rebuild says how many artists were counted', async () => {
  cpSync(await migratedTemplate(), folder, { recursive: true });
  expect(await figures('--rebuild')).toEqual({
    code: 0,
    said: 'The figures of 0 artists are counted anew.\n',
  });
});
