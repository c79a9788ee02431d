import { delay, http, HttpResponse, type RequestHandler } from 'msw';

/** Handlers of the network toolbar; they run before a story's own. */
const spoilers: Record<string, RequestHandler> = {
  // Returns nothing, so that the next handler answers after two seconds.
  slow: http.all('*/api/*', async () => {
    await delay(2_000);
  }),
  down: http.all('*/api/*', () => HttpResponse.error()),
};

export function networkSpoilers(network: unknown): RequestHandler[] {
  const spoiler = spoilers[String(network)];
  return spoiler ? [spoiler] : [];
}
