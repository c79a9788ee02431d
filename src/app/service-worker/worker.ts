import {
  CacheFirst,
  copyResponse,
  ExpirationPlugin,
  NetworkFirst,
  NetworkOnly,
  PrecacheFallbackPlugin,
  Serwist,
  type SerwistPlugin,
  StaleWhileRevalidate,
} from 'serwist';
import { sharedFiles } from '@/shared/config/shared-files.ts';
import { cachesOfAccount } from './kept';
import { pageAddress } from './page-address';
import { receivePush } from './push';
import { receiveShared } from './receive-shared';
import { refusePages } from './refuse-pages';

/** The page and the files of the start, written here by `scripts/build/service-worker.ts`. */
declare const START_FILES: { url: string; revision: string | null }[];

/** Seconds until a network that says nothing counts as none. */
const patience = 6;

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

// From the network, which is never behind; without one, the page of this version.
serwist.registerCapture(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  new NetworkOnly({
    networkTimeoutSeconds: patience,
    plugins: [new PrecacheFallbackPlugin({ fallbackUrls: [pageAddress], serwist })],
  }),
);

// Named by their content.
serwist.registerCapture(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'tonada-files', plugins: [refusePages, keepAtMost(1_500)] }),
);

serwist.registerCapture(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/api/images/'),
  new StaleWhileRevalidate({
    cacheName: cachesOfAccount.pictures,
    plugins: [refusePages, keepAtMost(300)],
  }),
);

/** Keeps whom the server names, for the token of the call alone. */
const forItsToken: SerwistPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (!response.ok) await caches.delete(cachesOfAccount.viewer);
    return response;
  },
  cacheWillUpdate: async ({ response }) => {
    if (!response.ok) return null;
    return copyResponse(response, ({ headers: sent, ...init }) => {
      const headers = new Headers(sent);
      headers.set('vary', 'authorization');
      return { ...init, headers };
    });
  },
};

// Without a network an application begins with the person whom it last saw.
serwist.registerCapture(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === '/api/auth/me',
  new NetworkFirst({ cacheName: cachesOfAccount.viewer, plugins: [refusePages, forItsToken] }),
);

serwist.registerCapture(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === sharedFiles.address,
  ({ request }) => receiveShared(request),
  'POST',
);

receivePush();
serwist.addEventListeners();
