import type { App } from './app.ts';

/**
 * The service worker leaves pages below `/api` to the browser, which then asks twice and drops the
 * first answer: that one must use up nothing.
 */
export function dropPreloads(app: App): void {
  app.addHook('onRequest', async ({ headers, url }, reply) => {
    if ('service-worker-navigation-preload' in headers && url.startsWith('/api/')) {
      return reply.code(204).send();
    }
    return undefined;
  });
}
