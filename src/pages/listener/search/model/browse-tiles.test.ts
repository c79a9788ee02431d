import { describe, expect, it } from 'vitest';
import words from '@locales/es/pages.listener.search.json';
import { chartIds, genreIds, moodIds } from '@/shared/contract/codes.ts';
import { sampleBrowsePage } from '@/shared/sample/sample-search.ts';

const topics = [
  ...moodIds.map((id) => ({ kind: 'mood', id }) as const),
  ...genreIds.map((id) => ({ kind: 'genre', id }) as const),
];

describe('the tiles of the search page', () => {
  it.each(topics)('lead to songs: $kind $id', (topic) => {
    expect(sampleBrowsePage(topic).tracks.length).toBeGreaterThan(0);
  });

  // Proves search: Charts and genres by name
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
      'Electrónica',
      'Indie',
      'Reguetón',
      'Jazz',
      'R&B',
      'Country',
      'Clásica',
      'Funk',
      'Folk',
    ]);
  });

  it('are twelve moods, twelve genres and six charts', () => {
    expect([moodIds, genreIds, chartIds].map((keys) => keys.length)).toEqual([12, 12, 6]);
  });
});
