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
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { leaveRestored, takeDataFolder } from './data-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'tonada-data-folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function makeDatabase(folder: string, of: string) {
  mkdirSync(join(folder, 'database'), { recursive: true });
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '18\n');
  writeFileSync(join(folder, 'database', 'of'), of);
  writeFileSync(join(folder, 'account-key'), `key of ${of}`);
}

function leave() {
  const dataDir = mkdtempSync(join(root, 'data-'));
  makeDatabase(dataDir, 'before');
  makeDatabase(join(dataDir, 'restoring-1'), 'the backup');
  leaveRestored(dataDir, join(dataDir, 'restoring-1'));
  return { dataDir, restored: join(dataDir, 'restored') };
}

type Left = ReturnType<typeof leave>;

const steps: ((left: Left) => void)[] = [
  ({ dataDir, restored }) => renameSync(join(dataDir, 'database'), join(restored, 'former')),
  ({ dataDir, restored }) =>
    renameSync(join(restored, 'account-key'), join(dataDir, 'account-key')),
  ({ dataDir, restored }) => renameSync(join(restored, 'database'), join(dataDir, 'database')),
  ({ restored }) => rmSync(join(restored, 'former'), { recursive: true }),
];

it.each([0, 1, 2, 3, 4])(
  'puts a restored database in its place, also where it was killed after %s steps',
  (done) => {
    const left = leave();
    for (const step of steps.slice(0, done)) step(left);
    const { dataDir } = left;
    const folder = takeDataFolder(dataDir);
    folder.unlock();
    expect(folder.state).toBe('finished');
    expect(readFileSync(join(dataDir, 'database', 'of'), 'utf8')).toBe('the backup');
    expect(readFileSync(join(dataDir, 'account-key'), 'utf8')).toBe('key of the backup');
    expect(readdirSync(dataDir).toSorted()).toEqual(['account-key', 'database', 'lock']);
    takeDataFolder(dataDir).unlock();
    expect(existsSync(join(dataDir, 'database', 'of'))).toBe(true);
  },
);
