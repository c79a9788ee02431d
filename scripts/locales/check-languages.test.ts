import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLanguages } from './check-languages.ts';
import { readEqualTexts } from './equal-texts.ts';
import { readLanguages } from './read-languages.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locales-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(files: Record<string, object>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content, null, 2));
  }
}

/** `file:line kind key: message`. */
function problemsOf(code: string): string[] {
  const reports = checkLanguages(readLanguages(folder), readEqualTexts(folder));
  return (reports.find((report) => report.code === code)?.problems ?? []).map(
    ({ file, line, kind, key, message }) => `${file}:${line} ${kind} ${key ?? '-'}: ${message}`,
  );
}

const spanish = {
  title: 'Canción',
  greeting: 'Hola, {{name}}',
  total: '{{count, number}} en total',
  rich: 'Lee <0>esto</0>',
  twice: 'Ver $t(title)',
  tracks_one: '{{count}} canción',
  tracks_many: '{{count}} de canciones',
  tracks_other: '{{count}} canciones',
  empty: { title: 'Nada por aquí', text: 'Busca algo en {{brand}}' },
};

const english = {
  title: 'Song',
  greeting: 'Hello, {{name}}',
  total: '{{count, number}} in all',
  rich: 'Read <0>this</0>',
  twice: 'See $t(title)',
  tracks_one: 'One song',
  tracks_other: '{{count}} songs',
  empty: { title: 'Nothing here', text: 'Search {{brand}}' },
};

it('finds other quotation marks than « » in Spanish', () => {
  write({ 'es/a.json': { ...spanish, greeting: 'Hola, "{{name}}"', title: '«Canción»' } });
  expect(problemsOf('es')).toEqual([
    'locales/es/a.json:3 forbidden greeting: Spanish quotes with « »',
  ]);
});

describe('a language held against Spanish', () => {
  it('has no findings when it is complete', () => {
    write({ 'es/a.json': spanish, 'en/a.json': english });
    expect(problemsOf('en')).toEqual([]);
  });

  // A key's new content, then the expected line, kind and message.
  it.each<[string, unknown, ...string[]]>([
    ['title', undefined, '1 missing: in Spanish: Canción'],
    ['title', ' ', '2 empty: in Spanish: Canción'],
    ['title', 'Canción', '2 untranslated: the same as in Spanish: Canción'],
    ['title', 'Tonada', '2 forbidden: write {{brand}} where the name of the product stands'],
    ['title', '<b>Song</b>', '2 forbidden: <b> is HTML, which would be shown as it stands'],
    ['title', {}, '2 missing: in Spanish: Canción'],
    [
      'title',
      5,
      '1 missing: in Spanish: Canción',
      '2 malformed: a text stands between straight quotes: "…"',
    ],
    [
      'empty',
      undefined,
      '8 missing: in Spanish: Busca algo en {{brand}}',
      '8 missing: in Spanish: Nada por aquí',
    ],
    ['colour', 'Red', '13 extra: Spanish has no such text: remove it'],
    ['titel', 'Song', '13 extra: Spanish has no such text; did you mean title?'],
    [
      'greeting',
      'Hello, {{nmae}}',
      '3 placeholder: {{nmae}} does not exist in this text: write {{name}}',
    ],
    ['greeting', 'Hello', '3 placeholder: {{name}} is missing'],
    [
      'greeting',
      '{{name}} {{age}}',
      '3 placeholder: {{age}} does not exist in this text: remove it',
    ],
    [
      'greeting',
      'Hello, {{name}',
      '3 placeholder: {{name} is broken: a placeholder is {{name}}, with two braces on each side, as in Spanish',
      '3 placeholder: {{name}} is missing',
    ],
    ['total', '{{count}}', '4 placeholder: {{count}} is written {{count, number}} in this text'],
    [
      'total',
      '{{count, numbre}} in all',
      '4 placeholder: "numbre" is no format; there are number, currency, datetime, relativetime, list',
      '4 placeholder: {{count}} is written {{count, number}} in this text',
    ],
    [
      'rich',
      'Read <0>this',
      '5 placeholder: <0> is broken: each <0> is closed by </0>, the innermost first',
      '5 placeholder: Spanish has <0> </0> here',
    ],
    ['rich', 'Read <1>this</1>', '5 placeholder: Spanish has <0> </0> here'],
    ['twice', 'See it', '6 placeholder: Spanish has $t(title) here'],
    ['tracks_other', undefined, '7 plural: the form other (0, 2, 3, 4…) is missing'],
    ['tracks_many', '{{count}}', '13 plural: en has no form many, only one, other: remove it'],
    ['tracks', 'Songs', '13 plural: this text counts: write tracks_one, tracks_other and so on'],
  ])('finds what is wrong with %s: %j', (key, text, ...expected) => {
    write({ 'es/a.json': spanish, 'en/a.json': { ...english, [key]: text } });
    const found = problemsOf('en').map((problem) =>
      problem.replace(`locales/en/a.json:`, '').replace(/ \S+:/, ':'),
    );
    expect(found.toSorted()).toEqual(expected);
  });

  it('requires the plural forms of the language, not those of Spanish', () => {
    write({
      'es/a.json': spanish,
      'ru/a.json': { tracks_one: '{{count}} песня', tracks_few: '{{count}} песни' },
    });
    expect(problemsOf('ru').filter((problem) => problem.includes('plural'))).toEqual([
      'locales/ru/a.json:3 plural tracks_many: the form many (0, 5, 6, 7…) is missing',
      'locales/ru/a.json:3 plural tracks_other: the form other (fractions like 1.5) is missing',
    ]);
  });

  it('reads placeholders as the server does', () => {
    const greeting = 'Hello, {{ name }}';
    write({ 'es/server.json': spanish, 'en/server.json': { ...english, greeting } });
    expect(problemsOf('en')).toContain(
      'locales/en/server.json:3 placeholder greeting: the server reads {{name}} only, without spaces and formats',
    );
  });

  it('accepts correct texts', () => {
    const same = { plan: 'Premium', sign: '#', total: '{{count}}', pause: 'Pausa' };
    write({ 'es/a.json': same, 'it/a.json': same, 'en/a.json': same });
    write({ 'equal-texts.json': { every: ['Premium'], it: ['Pausa'] } });
    expect(problemsOf('it')).toEqual([]);
    expect(problemsOf('en')).toEqual([
      'locales/en/a.json:5 untranslated pause: the same as in Spanish: Pausa',
    ]);
  });

  it('allows a regional Spanish to repeat a text', () => {
    write({ 'es/a.json': spanish, 'es-MX/a.json': spanish });
    expect(problemsOf('es-MX')).toEqual([]);
  });

  it('reports a missing file once', () => {
    write({ 'es/a.json': spanish, 'es/b.json': { title: 'Hola' }, 'en/a.json': english });
    expect(problemsOf('en')).toEqual([
      'locales/en/b.json:1 missing -: the file is not there: 1 text shows in Spanish',
    ]);
  });
});

it.each<[string, object, string]>([
  ['an empty text', { a: '' }, '2 empty a: Spanish needs all of its texts'],
  [
    'a missing form',
    { a_one: 'a', a_other: 'b' },
    '2 plural a_many: the form many (1,000,000) is missing',
  ],
  [
    'a form that it lacks',
    { ...spanish, tracks_few: '{{count}}' },
    '14 plural tracks_few: es has no form few, only one, many, other: remove it',
  ],
  [
    'forms with different placeholders',
    { ...spanish, tracks_many: 'canciones' },
    '8 placeholder tracks_many: {{count}} is missing',
  ],
  ['a reference to nothing', { a: '$t(b)' }, '2 placeholder a: $t(b) names no text of this file'],
])('Spanish may not have %s', (_name, texts, expected) => {
  write({ 'es/a.json': texts });
  expect(problemsOf('es')).toContain(`locales/es/a.json:${expected}`);
});

it.each(['en_US/a.json', 'French/a.json', 'backup/a.json', 'a.json'])(
  '%s is not a language’s file',
  (path) => {
    write({ 'es/a.json': spanish, [path]: {} });
    const { problems, others } = readLanguages(folder);
    expect(others).toEqual([]);
    const file = `locales/${path.replace(/\/.*/, '')}`;
    const message = 'texts stand in a folder named by the code of a language, as fr or pt-BR';
    expect(problems).toEqual([{ kind: 'name', file, line: 1, message }]);
  },
);

it.each([
  ['en/pages.hom.json', 'rename it to pages.home.json'],
  ['en/other.json', 'remove it'],
  ['en/pages.home.txt', 'rename it to pages.home.json'],
  ['en/deep/pages.home.json', 'remove it'],
])('%s is unused', (path, advice) => {
  write({ 'es/pages.home.json': { a: 'a' }, 'en/pages.home.json': { a: 'b' }, [path]: {} });
  expect(problemsOf('en')).toEqual([expect.stringContaining(advice)]);
});
