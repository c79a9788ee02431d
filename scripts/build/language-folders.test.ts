import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languageFolders, languageName } from './language-folders.ts';

it.each([
  ['es', 'Spanish'],
  ['pt-BR', 'Brazilian Portuguese'],
  ['zh-Hans', 'Simplified Chinese'],
  ['notes', undefined],
  ['en_US', undefined],
  ['EN', undefined],
  ['english', undefined],
  ['', undefined],
])('takes %s for %s', (code, name) => {
  expect(languageName(code)).toBe(name);
});

it('ignores a folder whose name is not a language code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'languages-'));
  for (const name of ['notes', 'es', 'en']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'fr'), 'a file');
  expect(languageFolders(folder)).toEqual(['en', 'es']);
  rmSync(folder, { recursive: true });
});
