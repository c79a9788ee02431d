import { describe, expect, it } from 'vitest';
import words from '@locales/es/pages.listener.search.json';
import { chartIds } from '@/shared/contract/codes.ts';
import { sampleSearch } from '@/shared/sample/sample-search.ts';
import { browseTiles } from './browse-tiles';

const queries = [
  ...browseTiles.mood.map((key) => words.mood[key].query),
  ...browseTiles.genre.map((key) => words.genre[key].query),
];

describe('the tiles of the search page', () => {
  it.each(queries)('«%s» leads to results', (query) => {
    const { tracks, artists, albums, playlists } = sampleSearch(query);
    expect([tracks, artists, albums, playlists].flat().length).toBeGreaterThan(0);
  });

  it('names the six charts and the twelve genres', () => {
    const getTitles = (tiles: Record<string, { title: string }>) =>
      Object.values(tiles).map(({ title }) => title);
    expect(getTitles(words.chart)).toEqual([
      'Top España',
      'Top Estados Unidos',
      'Top México',
      'Top Argentina',
      'Top Global',
      'Viral 50',
    ]);
    expect(getTitles(words.genre)).toEqual([
      'Pop',
      'Hip Hop',
      'Rock',
      'Electronic',
      'Indie',
      'Reggaeton',
      'Jazz',
      'R&B',
      'Country',
      'Classical',
      'Funk',
      'Folk',
    ]);
  });

  it('are twelve moods, twelve genres and six charts', () => {
    expect([browseTiles.mood, browseTiles.genre, chartIds].map((keys) => keys.length)).toEqual([
      12, 12, 6,
    ]);
  });
});
