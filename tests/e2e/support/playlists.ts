import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Playlist } from '#contract/playlist.ts';
import type { SearchResults } from '#contract/search.ts';
import { getPlayButtons } from './player.ts';

export type MadePlaylist = { id: string; path: string; titles: string[] };

type Wishes = { name: string; tracks?: number };

export async function makePlaylist(
  request: APIRequestContext,
  token: string,
  { name, tracks = 0 }: Wishes,
): Promise<MadePlaylist> {
  const headers = { authorization: `Bearer ${token}` };
  const send = async (path: string, data: object) => {
    const answer = await request.post(path, { headers, data });
    expect(answer.status(), path).toBe(201);
    return answer;
  };
  // Tested by the server's own tests.
  const { id } = (await (await send('/api/playlists', { name })).json()) as Playlist;
  const found = (await (await request.get('/api/search?q=noche')).json()) as SearchResults;
  const chosen = found.tracks.slice(0, tracks);
  expect(chosen).toHaveLength(tracks);
  for (const { id: trackId } of chosen) await send(`/api/playlists/${id}/tracks`, { trackId });
  return { id, path: `/playlist/${id}`, titles: chosen.map(({ title }) => title) };
}

export async function expectTitles(page: Page, titles: readonly string[]): Promise<void> {
  const names = () =>
    getPlayButtons(page).evaluateAll((buttons) =>
      buttons.map((button) => (button.getAttribute('aria-label') ?? '').replace(/^\S+ /, '')),
    );
  await expect.poll(names).toEqual(titles);
}
