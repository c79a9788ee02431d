import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { storyArt } from './story-art';

/** Answers that every story may rely on; a story's own handlers come first. */
const handlers = [
  http.get(
    '*/api/images/:kind/:id',
    ({ params }) =>
      new HttpResponse(storyArt(String(params['kind']), String(params['id'])), {
        headers: { 'content-type': 'image/svg+xml' },
      }),
  ),
  // The sidebar of the whole shell asks for them, whatever the page inside it is.
  http.get('*/api/playlists/user', async () => {
    const { sampleUserPlaylists } = await import('@/shared/sample/answers.ts');
    return HttpResponse.json(sampleUserPlaylists());
  }),
];

/** Starts the worker that stands for the server. A call that no story foresaw is an error there. */
export async function startNetwork() {
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
