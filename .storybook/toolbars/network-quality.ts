import { delay, http, HttpResponse, type RequestHandler } from 'msw';

/** Handlers that stand before those of a story and spoil what the network toolbar says. */
const spoilers: Record<string, RequestHandler> = {
  // Answers nothing: the next handler does, two seconds later.
  slow: http.all('*/api/*', async () => {
    await delay(2_000);
  }),
  down: http.all('*/api/*', () => HttpResponse.error()),
};

/** What stands before a story's own handlers under a word of the network toolbar. */
export function networkSpoilers(network: unknown): RequestHandler[] {
  const spoiler = spoilers[String(network)];
  return spoiler ? [spoiler] : [];
}
