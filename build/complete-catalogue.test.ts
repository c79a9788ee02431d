import { expect, it } from 'vitest';
import { completeCatalogue } from './complete-catalogue';

const spanish = {
  play: 'Reproducir',
  empty: { title: 'Nada por aquí', text: 'Escucha algo' },
  tracks_one: '{{count}} canción',
  tracks_many: '{{count}} de canciones',
  tracks_other: '{{count}} canciones',
};

it.each([
  ['a missing key', {}, spanish],
  ['an empty text', { ...spanish, play: '' }, spanish],
  ['a missing group', { play: 'Play' }, { ...spanish, play: 'Play' }],
  [
    'part of a group',
    { empty: { title: 'Nothing here' } },
    { ...spanish, empty: { title: 'Nothing here', text: 'Escucha algo' } },
  ],
  ['a text where a group belongs', { empty: 'Nothing' }, spanish],
  ['a group where a text belongs', { play: { now: 'Play' } }, spanish],
])('stands Spanish in for %s', (_what, words, shown) => {
  expect(completeCatalogue(words, spanish)).toEqual(shown);
});

it('keeps the plural forms that only that language has', () => {
  const polish = { tracks_few: '{{count}} utwory' };
  expect(completeCatalogue(polish, spanish)).toEqual({ ...spanish, ...polish });
});

it('leaves both catalogues as they were', () => {
  const words = { empty: { title: 'Nothing here' } };
  completeCatalogue(words, spanish);
  expect(words).toEqual({ empty: { title: 'Nothing here' } });
});
