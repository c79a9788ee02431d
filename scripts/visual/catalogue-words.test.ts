import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readCatalogueWords } from './catalogue-words.ts';

let folder = '';
const save = (words: object) =>
  writeFileSync(join(folder, 'locales/es/pages.home.json'), JSON.stringify(words));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonada-words-'));
  mkdirSync(join(folder, 'locales/es'), { recursive: true });
  save({ title: 'Inicio', empty: { title: 'Nada' } });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['another text', ['pages.home:title'], { title: 'Inicio', empty: { title: 'Vacío' } }, true],
  ['this text', ['pages.home:empty.title'], { title: 'Inicio', empty: { title: 'Vacío' } }, false],
  ['a text below it', ['pages.home:empty'], { title: 'Inicio', empty: { title: 'Vacío' } }, false],
  ['a text that was absent', ['pages.home:late'], { title: 'Inicio', late: 'Tarde' }, false],
  ['a catalogue that is absent', ['pages.none:title'], {}, true],
])('a story asks for the same texts after a change of %s', (_, texts, words, isSame) => {
  const before = readCatalogueWords(folder)(texts);
  save(words);
  expect(readCatalogueWords(folder)(texts) === before).toBe(isSame);
});
