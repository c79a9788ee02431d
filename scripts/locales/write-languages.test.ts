import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkLanguages } from './check-languages.ts';
import { OptionError } from './options.ts';
import { readLanguages } from './read-languages.ts';
import { beginLanguage, writeLanguages } from './write-languages.ts';

let folder = '';
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locales-'));
  mkdirSync(join(folder, 'es'));
  write('es/home.json', '{\n  "title": "Inicio",\n  "text": "Hola"\n}\n');
  write('es/search.json', '{\n  "title": "Buscar"\n}\n');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('creates a language with all files and empty texts, only once', () => {
  expect(beginLanguage(folder, 'fr')).toContain('locales/fr has 2 files');
  expect(readdirSync(join(folder, 'fr'))).toEqual(['home.json', 'search.json']);
  expect(read('fr/home.json')).toBe('{\n  "title": "",\n  "text": ""\n}\n');
  expect(() => beginLanguage(folder, 'fr')).toThrow(OptionError);
});

it('is 0 % done when created, and complete once every text has a translation', () => {
  write('es/search.json', '{ "title": "Buscar", "plan": "Premium", "count": "{{count}}" }');
  const doneIn = (code: string) => {
    const reports = checkLanguages(readLanguages(folder), { every: ['Premium'] });
    return reports.filter((one) => one.code === code).map((one) => [one.done, one.expected]);
  };
  beginLanguage(folder, 'fr');
  mkdirSync(join(folder, 'de'));
  expect([doneIn('fr'), doneIn('de')]).toEqual([[[0, 3]], [[0, 3]]]);
  write('fr/home.json', '{ "title": "Accueil", "text": "Bonjour" }');
  write('fr/search.json', '{ "title": "Chercher" }');
  expect(doneIn('fr')).toEqual([[3, 3]]);
  write('fr/search.json', '{ "title": "Chercher", "count": "{{conut}}" }');
  expect(doneIn('fr')).toEqual([[3, 4]]);
});

it('writes missing keys, and leaves complete and broken files unchanged', () => {
  beginLanguage(folder, 'fr');
  write('fr/home.json', '{ "text":   "Bonjour" }');
  write('fr/search.json', '{ "title": "Chercher" ');
  expect(writeLanguages(folder, 'fr')).toBe(
    'locales/fr/home.json: 1 key added.\nlocales/fr/search.json is left alone: it is not JSON, mend it first.\n',
  );
  expect(read('fr/home.json')).toBe('{\n  "title": "",\n  "text": "Bonjour"\n}');
  expect(read('fr/search.json')).toBe('{ "title": "Chercher" ');
  write('fr/search.json', '{ "title": "Chercher" }');
  expect(writeLanguages(folder, undefined)).toBe('No key was missing.\n');
});

it('explains how to create a missing language', () => {
  expect(() => writeLanguages(folder, 'fr')).toThrow('--new fr');
});
