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
  expect(completeCatalogue(words, spanish, 'fr')).toEqual(shown);
});

it.each([
  ['en', { tracks_one: '{{count}} canción', tracks_other: '{{count}} canciones' }],
  [
    'pl',
    {
      tracks_one: '{{count}} canción',
      tracks_few: '{{count}} utwory',
      tracks_many: '{{count}} canciones',
      tracks_other: '{{count}} canciones',
    },
  ],
  ['ja', { tracks_other: '{{count}} canciones' }],
])('gives each plural the forms of %s', (language, shown) => {
  const words = language === 'pl' ? { tracks_few: '{{count}} utwory' } : {};
  const { play, empty } = spanish;
  expect(completeCatalogue(words, spanish, language)).toEqual({ play, empty, ...shown });
});

it('leaves both catalogues as they were', () => {
  const words = { empty: { title: 'Nothing here' } };
  completeCatalogue(words, spanish, 'en');
  expect(words).toEqual({ empty: { title: 'Nothing here' } });
});
