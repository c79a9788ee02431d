import { describe, expect, it } from 'vitest';
import type { Playlist } from '@/shared/contract/playlist.ts';
import { arrangePlaylists, type LibraryOrder } from './arrange-playlists';

const build = (name: string, creator: string): Playlist => ({
  id: name,
  name,
  description: '',
  coverImage: null,
  owner: { id: creator, displayName: creator },
  tracks: [],
  trackCount: 0,
  isPublic: true,
  visibility: 'public',
  followerCount: 0,
  totalDuration: 0,
});

const playlists = [
  build('Sal', 'Zoe'),
  build('Ámbar', 'Zoe'),
  build('Mix 10', 'Álvaro'),
  build('Mix 9', 'Álvaro'),
];

const names = (filter: string, order: LibraryOrder) =>
  arrangePlaylists(playlists, { filter, order }).map(({ name }) => name);

describe('order', () => {
  it.each([
    ['recent', ['Sal', 'Ámbar', 'Mix 10', 'Mix 9']],
    ['alphabetical', ['Ámbar', 'Mix 9', 'Mix 10', 'Sal']],
    ['creator', ['Mix 9', 'Mix 10', 'Ámbar', 'Sal']],
  ] as const)('%s', (order, expected) => {
    expect(names('', order)).toEqual(expected);
  });
});

it('puts a just saved or just made playlist first among all', () => {
  const at = (name: string, listedAt?: string) => ({
    ...build(name, 'Zoe'),
    ...(listedAt && { listedAt }),
  });
  const own = [
    at('Nueva'),
    at('Ayer', '2026-11-19T10:00:00.000Z'),
    at('Vieja', '2026-01-01T10:00:00.000Z'),
  ];
  const saved = [
    at('Guardada', '2026-11-20T10:00:00.000Z'),
    at('De marzo', '2026-03-01T10:00:00.000Z'),
  ];
  const arranged = arrangePlaylists([...own, ...saved], { filter: '', order: 'recent' });
  expect(arranged.map(({ name }) => name)).toEqual([
    'Nueva',
    'Guardada',
    'Ayer',
    'De marzo',
    'Vieja',
  ]);
});

describe('filter', () => {
  // Proves library: Filter
  it.each([
    ['a part of a name', 'mix', ['Mix 10', 'Mix 9']],
    ['a name without its accent', 'AMBAR', ['Ámbar']],
    ['a creator', 'zoé', ['Sal', 'Ámbar']],
    ['spaces', '  ', ['Sal', 'Ámbar', 'Mix 10', 'Mix 9']],
    ['something else', 'polka', []],
  ])('finds by %s', (_name, filter, expected) => {
    expect(names(filter, 'recent')).toEqual(expected);
  });
});
