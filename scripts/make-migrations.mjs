// Writes a migration for what changed in the table files since the last one. Read it before you commit
// it: a new column without a default, for example, needs a sentence that fills the rows there are.
import { execFileSync } from 'node:child_process';

const [name] = process.argv.slice(2);
if (name === undefined || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('Name the change in lower case: npm run migrations -- add-playlist-entries');
  process.exit(1);
}
const run = (command, ...args) =>
  execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });

run('drizzle-kit', 'generate', '--config', 'server/drizzle.config.ts', '--name', name);
