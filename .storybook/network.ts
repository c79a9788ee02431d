import type { LoaderFunction } from 'storybook/internal/csf';
import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { PictureKind } from '../server/media/picture-kind.ts';
import { storyArt } from './story-art';
import { networkSpoilers } from './toolbars/network-quality';

/** Answers that every story may rely on; a story's own handlers come first. */
const handlers = [
  http.get(
    '*/api/images/:kind/:id',
    async ({ params }) =>
      new HttpResponse(await storyArt(params['kind'] as PictureKind, String(params['id'])), {
        headers: { 'content-type': 'image/svg+xml' },
      }),
  ),
  // The sidebar of the whole shell asks for them, whatever the page inside it is.
  http.get('*/api/playlists/user', async () => {
    const { sampleUserPlaylists } = await import('@/shared/sample/sample-playlists.ts');
    return HttpResponse.json(sampleUserPlaylists());
  }),
  // For whom somebody works, which the shell of the offices asks for too.
  http.get('*/api/workspaces', () => HttpResponse.json({ artists: [], labels: [] })),
  // The bell in it asks what waits for the listener.
  http.get('*/api/user/highlights', () => HttpResponse.json({ unread: 0, stories: [] })),
  // What an artist's page shows beside the music.
  http.get('*/api/artists/:id/highlights', () =>
    HttpResponse.json({ concerts: [], story: 'none', campaigns: [] }),
  ),
];

/** Starts the worker that stands for the server. A call that no story foresaw is an error there. */
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

/** Gives a story its own handlers afresh, behind what the network toolbar does to all of them. */
export const networkLoader: LoaderFunction = async (context) => {
  await loadHandlers(context);
  context['msw'].use(...networkSpoilers(context.globals['network']));
};
