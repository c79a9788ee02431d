import { describe, expect, it } from 'vitest';
import { listAt, listAtSource, listPath, listSource } from './music-list';

describe('listAt', () => {
  it.each([
    ['/playlist/pls_1', 'playlist', 'pls_1', 'playlist:pls_1'],
    ['/album/alb_1', 'album', 'alb_1', 'album:alb_1'],
    ['/artist/art_1', 'artist', 'art_1', 'artist:art_1'],
    ['/chart/viral', 'chart', 'viral', 'chart:viral'],
    ['/mix/genre-rock', 'mix', 'genre-rock', 'mix:genre-rock'],
    ['/user/usr_1', 'user', 'usr_1', 'user:usr_1'],
    ['/collection/tracks', 'liked', '', 'liked'],
  ] as const)('knows the list at %s', (path, kind, id, source) => {
    const list = listAt(path);
    expect(list).toEqual({ kind, id });
    expect(listPath({ kind, id })).toBe(path);
    expect(listSource({ kind, id })).toBe(source);
    expect(listAtSource(source)).toEqual({ kind, id });
  });

  it.each([
    '/',
    '/search',
    '/track/trk_1',
    '/album',
    '/album/',
    '/album/a/b',
    '/liked/1',
    '/toString/1',
  ])('knows none at %s', (path) => {
    expect(listAt(path)).toBeNull();
  });
});

it.each(['', 'recent', 'search:luna', 'track:trk_1', 'album', 'toString:1'])(
  'a queue from «%s» has no list',
  (source) => {
    expect(listAtSource(source)).toBeNull();
  },
);
