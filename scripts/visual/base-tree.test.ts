import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolveCommit, writeBaseTree } from './base-tree.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tonada-project-'));
const project = join(scratch, 'project');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=QA', '-c', 'user.email=qa@example.com', ...args], {
    cwd: project,
    encoding: 'utf8',
  });

beforeAll(() => {
  mkdirSync(join(project, 'node_modules', 'piece'), { recursive: true });
  git('init', '--quiet');
  writeFileSync(join(project, 'package-lock.json'), '{}');
  writeFileSync(join(project, 'file.txt'), 'before');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  writeFileSync(join(project, 'file.txt'), 'now, not committed');
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it('knows the commit of a ref', () => {
  expect(resolveCommit(project, 'HEAD')).toBe(git('rev-parse', 'HEAD').trim());
});

it.each(['nowhere', '--all', 'HEAD:file.txt', ''])('reports the missing commit "%s"', (ref) => {
  expect(() => resolveCommit(project, ref)).toThrow(`There is no commit "${ref}" here.`);
});

it('lends the commit the project’s packages, and removes only those', () => {
  const base = join(scratch, 'base');
  writeBaseTree(project, resolveCommit(project, 'HEAD'), base);
  expect(readFileSync(join(base, 'file.txt'), 'utf8')).toBe('before');
  expect(existsSync(join(base, 'node_modules', 'piece'))).toBe(true);
  rmSync(base, { recursive: true });
  expect(existsSync(join(project, 'node_modules', 'piece'))).toBe(true);
  expect(readFileSync(join(project, 'file.txt'), 'utf8')).toBe('now, not committed');
});
