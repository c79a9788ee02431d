import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrowsePage } from '#contract/browse.ts';
import { genreIds, moodIds } from '#contract/codes.ts';
import { startSearchedDemo } from '../../../testing/start-searched-demo.ts';
import type { TestApp } from '../../../testing/start-test-app.ts';
import { genreOf } from './browse-words.ts';

let tonada: TestApp;
beforeAll(async () => {
  tonada = await startSearchedDemo();
});
afterAll(() => tonada.close());

async function read(url: string): Promise<BrowsePage> {
  const answer = await tonada.app.inject({ url });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

// Proves search: Moods and genres find something
it.each(moodIds)('the mood %s has songs, artists and playlists', async (id) => {
  const { tracks, artists, playlists } = await read(`/api/moods/${id}`);
  expect(tracks.length).toBeGreaterThan(4);
  expect(artists.length).toBeGreaterThan(0);
  expect(playlists.length).toBeGreaterThan(0);
  expect(new Set(tracks.map((track) => track.id)).size).toBe(tracks.length);
});

// Proves search: A genre has only its own songs
it.each(genreIds)('the genre %s has only songs of its artists', async (id) => {
  const { tracks, artists } = await read(`/api/genres/${id}`);
  expect(tracks.length).toBeGreaterThan(9);
  for (const artist of artists) {
    const { genre } = await tonada.app
      .inject({ url: `/api/artists/${artist.id}` })
      .then((answer) => answer.json<{ genre: string }>());
    expect(genre).toBe(genreOf[id]);
  }
  const ids = new Set(artists.map((artist) => artist.id));
  expect(tracks.filter((track) => !ids.has(track.artist.id))).toEqual([]);
});

// Proves search: Playlists of a genre
it('has the playlists that are mostly of a genre', async () => {
  const { playlists } = await read('/api/genres/jazz');
  expect(playlists.map(({ name }) => name)).toContain('Café de las once');
});

it.each(['/api/genres/polca', '/api/moods/prisa'])('%s does not exist', async (url) => {
  expect((await tonada.app.inject({ url })).statusCode).toBe(404);
});
