import {
  CacheFirst,
  ExpirationPlugin,
  type RouteHandlerCallback,
  Serwist,
  StaleWhileRevalidate,
} from 'serwist';
import { cachesOfAccount, pageAddress } from './kept';

/** The page and the files of the start, written here by `scripts/build/service-worker.ts`. */
declare const START_FILES: { url: string; revision: string | null }[];

/** Milliseconds until a network that says nothing counts as none. */
const patience = 6_000;

const dayInSeconds = 86_400;

const serwist = new Serwist({
  precacheEntries: START_FILES,
  precacheOptions: { cleanupOutdatedCaches: true },
  // A tab of the old version goes on with its own files.
  skipWaiting: false,
  clientsClaim: true,
  navigationPreload: true,
});

function keepAtMost(maxEntries: number) {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: 60 * dayInSeconds,
    maxAgeFrom: 'last-used',
    purgeOnQuotaError: true,
  });
}

/** From the network, which is never behind; without one, the page of this version. */
const openPage: RouteHandlerCallback = async ({ event, request }) => {
  const { preloadResponse } = event as Event & { preloadResponse?: Promise<Response | undefined> };
  const ask = async () => (await preloadResponse) ?? fetch(request);
  const wait = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const answer = await Promise.race([ask().catch(() => undefined), wait]);
  return answer ?? (await serwist.matchPrecache(pageAddress)) ?? Response.error();
};

serwist.registerCapture(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  openPage,
);

// Named by their content.
serwist.registerCapture(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'tonada-files', plugins: [keepAtMost(1_500)] }),
);

serwist.registerCapture(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/api/images/'),
  new StaleWhileRevalidate({ cacheName: cachesOfAccount.pictures, plugins: [keepAtMost(300)] }),
);

/** Without a network an application begins with the person whom it last saw by this token. */
const nameViewer: RouteHandlerCallback = async ({ request }) => {
  const kept = await caches.open(cachesOfAccount.viewer);
  try {
    const answer = await fetch(request);
    if (!answer.ok) await kept.delete(request, { ignoreVary: true });
    else await kept.put(request, forItsToken(answer.clone()));
    return answer;
  } catch (reason) {
    const last = await kept.match(request);
    if (last) return last;
    throw reason;
  }
};

function forItsToken({ body, headers: sent }: Response) {
  const headers = new Headers(sent);
  headers.set('vary', 'authorization');
  return new Response(body, { headers });
}

serwist.registerCapture(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === '/api/auth/me',
  nameViewer,
);

serwist.addEventListeners();
