import { expect, it } from 'vitest';
import { withStandIn } from './stand-in';

const spanish = {
  play: 'Reproducir',
  empty: { title: 'Nada por aquí', text: 'Escucha algo' },
};

const english = { play: 'Play', empty: { title: 'Nothing here', text: 'Hear something' } };
const { play, empty } = english;

it.each([
  ['nothing', english, english, {}],
  ['a missing key', { empty }, { empty }, { play: spanish.play }],
  ['an empty text', { ...english, play: '' }, { empty }, { play: spanish.play }],
  ['a missing group', { play }, { play }, { empty: spanish.empty }],
  [
    'part of a group',
    { play, empty: { title: 'Nothing here' } },
    { play, empty: { title: 'Nothing here' } },
    { empty: { text: 'Escucha algo' } },
  ],
  ['a text where a group belongs', { play, empty: 'Nothing' }, { play }, { empty: spanish.empty }],
  [
    'a group where a text belongs',
    { empty, play: { now: 'Play' } },
    { empty },
    { play: spanish.play },
  ],
])('uses Spanish for %s', (_what, words, own, standIn) => {
  expect(withStandIn(words, spanish)).toEqual({ own, spanish: standIn });
});

const tracks = { tracks_one: 'canción', tracks_many: 'de canciones', tracks_other: 'canciones' };

it.each([
  ['one and other', { tracks_one: 'song', tracks_other: 'songs' }, {}],
  ['other alone', { tracks_other: '曲' }, {}],
  ['no other', { tracks_one: 'utwór', tracks_few: 'utwory', tracks_other: '' }, tracks],
])('uses Spanish plurals where a plural has %s', (_forms, words, standIn) => {
  const { tracks_other: other, ...rest } = words;
  const own = other === '' ? rest : words;
  expect(withStandIn(words, tracks)).toEqual({ own, spanish: standIn });
});
