import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './settings.ts';

/** @throws UsageError for an unknown ref */
export function resolveCommit(project: string, ref: string): string {
  const wanted = ['--verify', '--end-of-options', `${ref}^{commit}`];
  const { status, stdout } = run('git', ['rev-parse', ...wanted], project);
  // Some versions of git print the option too.
  const commit = stdout.trim().split('\n').at(-1);
  if (status === 0 && commit) return commit;
  throw new UsageError(
    `There is no commit "${ref}" here. \`git branch --all\` and \`git tag\` list what there is; a shallow clone may get it by \`git fetch --depth 1 origin ${ref}\`.`,
  );
}

/**
 * Uses the project's packages where the lock files are equal, else installs.
 *
 * @throws with the output when git, tar or npm fails.
 */
export function writeBaseTree(project: string, commit: string, folder: string): void {
  const archive = `${folder}.tar`;
  mkdirSync(folder);
  mustRun('git', ['archive', '--output', archive, commit], project);
  mustRun('tar', ['-xf', archive, '-C', folder], project);
  if (getLock(folder) === getLock(project)) {
    symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return;
  }
  console.log('The base has other packages; installing them (about a minute)…');
  mustRun('npm', ['ci', '--include=dev'], folder);
}

function getLock(folder: string): string {
  try {
    return readFileSync(join(folder, 'package-lock.json'), 'utf8');
  } catch {
    return '';
  }
}

function mustRun(command: string, args: string[], cwd: string) {
  const { status, stdout, stderr } = run(command, args, cwd);
  if (status !== 0) throw new Error(`${command} ${args[0]} failed.\n${stdout}${stderr}`);
}

function run(command: string, args: string[], cwd: string) {
  // npm is a script on Windows, which only a shell starts.
  const shell = command === 'npm' && process.platform === 'win32';
  return spawnSync(command, args, { cwd, encoding: 'utf8', shell });
}
