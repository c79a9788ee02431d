// Regenerates the one baseline migration from all table files. Until the first release there is
// nothing to migrate from, so a changed table changes the baseline; make the data folder anew after it.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

rmSync('server/platform/migrations', { recursive: true, force: true });
execFileSync('drizzle-kit', ['generate', '--name', 'baseline'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
