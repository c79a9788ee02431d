import { delay, http, HttpResponse, type RequestHandler } from 'msw';

/** They run before a story's own handlers. */
const spoilers: Record<string, RequestHandler> = {
  // Returns nothing, so that the next handler answers.
  slow: http.all('*/api/*', async () => {
    await delay(2_000);
  }),
  down: http.all('*/api/*', () => HttpResponse.error()),
};

export function networkSpoilers(network: unknown): RequestHandler[] {
  const spoiler = spoilers[String(network)];
  return spoiler ? [spoiler] : [];
}
