import type { APIRequestContext } from '@playwright/test';
import type { Playlist } from '#contract/playlist.ts';
import type { SearchResults } from '#contract/search.ts';

export type NamedPage = { path: string; title: string };

export async function findNamedPages(request: APIRequestContext): Promise<NamedPage[]> {
  // Tested by the server's own tests.
  const [playlist] = (await getAnswer(request, '/api/playlists/featured')) as Playlist[];
  const { tracks } = (await getAnswer(request, '/api/search?q=noche')) as SearchResults;
  const [track] = tracks;
  if (!playlist || !track) throw new Error('The demo catalogue has no playlist or no «noche».');
  const { owner } = playlist;
  const { artist, album } = track;
  return [
    { path: `/playlist/${playlist.id}`, title: playlist.name },
    { path: `/user/${owner.id}`, title: owner.displayName },
    { path: `/track/${track.id}`, title: track.title },
    { path: `/artist/${artist.id}`, title: artist.name },
    { path: `/album/${album.id}`, title: album.title },
  ];
}

async function getAnswer(request: APIRequestContext, path: string): Promise<unknown> {
  const response = await request.get(path);
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}
