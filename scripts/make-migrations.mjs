// Writes a migration for the changed table files. Review it: for example, a new column without a
// default needs a statement that fills existing rows.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [name] = process.argv.slice(2);
if (name === undefined || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('Name the change in lower case: npm run migrations -- add-playlist-entries');
  process.exit(1);
}
const run = (command, ...args) =>
  execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });

run('drizzle-kit', 'generate', '--config', 'server/drizzle.config.ts', '--name', name);

// The generator compares the tables with the last snapshot and reads no earlier one.
const folder = join(import.meta.dirname, '../server/platform/migrations/meta');
const snapshots = readdirSync(folder).filter((file) => file.endsWith('_snapshot.json'));
const last = snapshots.toSorted().pop();
for (const file of snapshots) if (file !== last) rmSync(join(folder, file));

// One line for each column and index, so that a change reads as one.
const path = join(folder, last);
const leaf = /\{[^{}]*\}/g;
const inOneLine = (text) => text.replaceAll(/\s*\n\s*/g, ' ');
writeFileSync(path, readFileSync(path, 'utf8').replaceAll(leaf, inOneLine));
