// Writes a migration for the changed table files. Review it: for example, a new column without a
// default needs a statement that fills existing rows.
import { execFileSync } from 'node:child_process';

const [name] = process.argv.slice(2);
if (name === undefined || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('Name the change in lower case: npm run migrations -- add-playlist-entries');
  process.exit(1);
}
const run = (command, ...args) =>
  execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });

run('drizzle-kit', 'generate', '--config', 'server/drizzle.config.ts', '--name', name);
