import { expect, it } from 'vitest';
import { findTextsBy } from './find-texts-by.ts';
import { languageOf } from './languages.testing.ts';

const languages = {
  spanish: languageOf('es', {
    home: { title: 'Inicio', empty: { title: 'Nada' }, tracks_one: 'una', tracks_other: 'otras' },
    search: { title: 'Buscar música' },
  }),
  notes: languageOf('notes', { home: { title: 'Heading.' } }),
  others: [languageOf('pl', { home: { title: '', tracks_few: 'kilka utworów' } })],
  problems: [],
};

it.each([
  ['home:title', ['home:title']],
  ['title', ['home:title', 'search:title']],
  ['empty.title', ['home:empty.title']],
  ['tracks_one', ['home:tracks']],
  ['MÚSICA', ['search:title']],
  ['Utworów', ['home:tracks']],
  ['nowhere', []],
])('%s means %j', (asked, expected) => {
  const found = findTextsBy(asked, languages);
  expect(found.map(({ namespace, key }) => `${namespace}:${key}`)).toEqual(expected);
});

it('gives a text with its forms in every language that has words for it, and its note', () => {
  const [tracks] = findTextsBy('tracks', languages);
  expect(tracks?.words.map(({ language, value }) => `${language} ${value}`)).toEqual([
    'es una',
    'es otras',
    'pl kilka utworów',
  ]);
  expect(tracks?.words[2]).toMatchObject({ file: 'locales/pl/home.json', line: 3 });
  expect(findTextsBy('home:title', languages)[0]?.words).toHaveLength(1);
  expect(findTextsBy('home:title', languages)[0]?.note).toBe('Heading.');
});
