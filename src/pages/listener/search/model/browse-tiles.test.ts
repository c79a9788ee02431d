import { describe, expect, it } from 'vitest';
import words from '@locales/es/pages.listener.search.json';
import { sampleSearch } from '@/shared/sample/answers.ts';
import { browseTiles } from './browse-tiles';

const queries = [
  ...browseTiles.editorial.map((key) => words.editorial[key].title),
  ...browseTiles.chart.map((key) => words.chart[key].query),
  ...browseTiles.mood.map((key) => words.mood[key].query),
  ...browseTiles.genre.map((key) => words.genre[key].query),
];

describe('the tiles of the search page', () => {
  it.each(queries)('«%s» leads to results', (query) => {
    const { tracks, artists, albums, playlists } = sampleSearch(query);
    expect([tracks, artists, albums, playlists].flat().length).toBeGreaterThan(0);
  });

  it('are twelve moods, twelve genres and six charts', () => {
    expect(
      [browseTiles.mood, browseTiles.genre, browseTiles.chart].map((keys) => keys.length),
    ).toEqual([12, 12, 6]);
  });
});
