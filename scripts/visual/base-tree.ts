import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from './settings.ts';

/** The files of a commit in a folder of their own; `close` removes it, at the latest at the end. */
export type BaseTree = { folder: string; close: () => void };

/**
 * The commit that a ref names in the repository at `project`.
 *
 * @throws UsageError for a ref that is not there
 */
export function resolveCommit(project: string, ref: string): string {
  const { status, stdout } = git(
    project,
    'rev-parse',
    '--verify',
    '--end-of-options',
    `${ref}^{commit}`,
  );
  // The option itself is echoed by some versions of git.
  const commit = stdout.trim().split('\n').at(-1);
  if (status === 0 && commit) return commit;
  const isShallow = git(project, 'rev-parse', '--is-shallow-repository').stdout.trim() === 'true';
  const hint = isShallow
    ? `This clone is shallow: \`git fetch --depth 1 origin ${ref}\` may bring it.`
    : '`git branch --all` and `git tag` list what there is.';
  throw new UsageError(`There is no commit "${ref}" here. ${hint}`);
}

/**
 * Checks a commit out beside the working tree, with the packages that its lock file asks for: the
 * project's own where both locks are the same, else installed there.
 *
 * @throws when git or npm fails; the message carries what they printed.
 */
export function openBaseTree(project: string, commit: string): BaseTree {
  const parent = mkdtempSync(join(tmpdir(), 'tonada-visual-'));
  const folder = join(parent, 'base');
  const packages = join(folder, 'node_modules');
  const isLinked = () => lockOf(folder) === lockOf(project);

  function close() {
    process.off('exit', close);
    // The link first, so that nobody follows it into the project's packages.
    if (isLinked()) unlinkQuietly(packages);
    git(project, 'worktree', 'remove', '--force', folder);
    rmSync(parent, { recursive: true, force: true });
    git(project, 'worktree', 'prune');
  }

  // Also on Ctrl-C, which ends this process with `process.exit`.
  process.on('exit', close);
  const { status, stderr } = git(project, 'worktree', 'add', '--detach', '--quiet', folder, commit);
  if (status !== 0) throw new Error(`git could not check out ${commit}.\n${stderr}`);
  if (isLinked()) symlinkSync(join(project, 'node_modules'), packages, 'junction');
  else install(folder);
  return { folder, close };
}

function install(folder: string) {
  console.log('The base has other packages; installing them (about a minute)…');
  const { status, stdout, stderr } = spawnSync('npm ci --include=dev', {
    cwd: folder,
    encoding: 'utf8',
    shell: true,
  });
  if (status !== 0) throw new Error(`npm ci failed at the base.\n${stdout}${stderr}`);
}

function lockOf(folder: string): string {
  try {
    return readFileSync(join(folder, 'package-lock.json'), 'utf8');
  } catch {
    return '';
  }
}

function unlinkQuietly(path: string) {
  try {
    unlinkSync(path);
  } catch {
    // It was never made.
  }
}

function git(cwd: string, ...args: string[]) {
  return spawnSync('git', args, { cwd, encoding: 'utf8' });
}
