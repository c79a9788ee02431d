import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { size } from './scales';

const source = join(import.meta.dirname, '..', '..');
const listed = new Set(
  Object.entries(size)
    .filter(([name]) => name.startsWith('icon'))
    .map(([, value]) => Number.parseInt(value, 10)),
);

it('draws icons in listed sizes only', () => {
  const unlisted = globSync('**/*.tsx', { cwd: source }).flatMap((path) =>
    [...readFileSync(join(source, path), 'utf8').matchAll(/\bsize=\{(\d+)\}/g)]
      .filter(([, drawn]) => !listed.has(Number(drawn)))
      .map(([text]) => `${path}: ${text}`),
  );
  expect(unlisted).toEqual([]);
});
