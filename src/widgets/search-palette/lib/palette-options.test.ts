// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sampleSearch } from '@/shared/sample/sample-search.ts';
import { getPaletteOptions } from './palette-options';

const nothing = { artists: [], tracks: [], albums: [], playlists: [] };

it('has the best result first, each once, and three of a kind at most', () => {
  const results = sampleSearch('luna');
  const options = getPaletteOptions(results, results.tracks[1]?.title ?? '');
  expect(options[0]?.title).toBe(results.tracks[1]?.title);
  expect(new Set(options.map(({ key }) => key)).size).toBe(options.length);
  const songs = options.filter(({ kind }) => kind === 'track');
  expect(songs.length).toBe(3);
});

it('leads to people', () => {
  const people = [{ id: 'usr_1', displayName: 'Luna', username: 'luna', image: null }];
  expect(getPaletteOptions({ ...nothing, people }, 'luna')).toMatchObject([
    { kind: 'person', title: 'Luna', by: '@luna', to: '/user/usr_1' },
  ]);
});

it('is empty without results', () => {
  expect(getPaletteOptions(nothing, 'luna')).toEqual([]);
});
