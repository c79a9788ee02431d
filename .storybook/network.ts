import type { LoaderFunction } from 'storybook/internal/csf';
import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { PictureKind } from '../server/media/picture-kind.ts';
import { storyArt } from './story-art';
import { networkSpoilers } from './toolbars/network-quality';

/** A story's own handlers win. */
const handlers = [
  http.get(
    '*/api/images/:kind/:id',
    async ({ params }) =>
      new HttpResponse(await storyArt(params['kind'] as PictureKind, String(params['id'])), {
        headers: { 'content-type': 'image/svg+xml' },
      }),
  ),
  // The sidebar's playlists, on every page.
  http.get('*/api/playlists/user', async () => {
    const { sampleUserPlaylists } = await import('@/shared/sample/sample-playlists.ts');
    return HttpResponse.json(sampleUserPlaylists());
  }),
  // The hearts of playlists.
  http.get('*/api/user/saved-playlists', () => HttpResponse.json([])),
  // The search page and palette ask for these.
  http.get('*/api/user/searches', () => HttpResponse.json([])),
  http.put('*/api/user/searches', () => HttpResponse.json([])),
  // The player says what it plays.
  http.post('*/api/user/listening', () => new HttpResponse(null, { status: 204 })),
  // A listener's home asks for this.
  http.get('*/api/user/home', () =>
    HttpResponse.json({
      opened: [],
      unfinished: [],
      releases: [],
      mixes: [],
      hasStories: false,
      hasFollowed: true,
    }),
  ),
  // The offices' shell asks for these.
  http.get('*/api/workspaces', () => HttpResponse.json({ artists: [], labels: [] })),
  http.get('*/api/artist/request', () => HttpResponse.json({ request: null })),
  // The shell's bell asks for these.
  http.get('*/api/user/highlights', () => HttpResponse.json({ unread: 0, stories: [] })),
  http.get('*/api/artists/:id/highlights', () =>
    HttpResponse.json({ concerts: [], story: 'none', campaigns: [] }),
  ),
];

async function startNetwork() {
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      const request = (frame.data as { request?: Request }).request;
      if (request && new URL(request.url).pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
}

const loadHandlers = mswLoader(startNetwork);

/** The network toolbar's handlers come first. */
export const networkLoader: LoaderFunction = async (context) => {
  await loadHandlers(context);
  context['msw'].use(...networkSpoilers(context.globals['network']));
};
