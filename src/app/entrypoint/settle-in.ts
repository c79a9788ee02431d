import type { createStore } from '@/app/redux/create-store';
import { prefetchOnIntent } from '@/app/routes/prefetch-on-intent';
import { fetchAhead } from './fetch-ahead';
import { mendMissingParts } from './mend-missing-parts';
import { refuseStrayFiles } from './refuse-stray-files';
import { watchNetwork } from './watch-network';
import { watchOutbox } from './watch-outbox';

/** Mark on the page's timeline: what follows was begun. */
const settledIn = 'settled-in';

/** Fetches ahead what the person of the session may use, and more once somebody else may use more. */
function fetchAheadOfSession(store: ReturnType<typeof createStore>) {
  let last: string | undefined;
  const look = () => {
    const { status, user } = store.getState().session;
    const role = user?.role ?? 'visitor';
    if (status === 'loading' || role === last) return;
    last = role;
    void fetchAhead(user);
  };
  store.subscribe(look);
  look();
}

/**
 * What the application does beside showing itself, once a person has settled in. Not before, for a first
 * visit must not pay for it.
 */
export function settleIn(store: ReturnType<typeof createStore>): void {
  mendMissingParts();
  refuseStrayFiles();
  prefetchOnIntent(store);
  watchNetwork(store);
  watchOutbox(store);
  fetchAheadOfSession(store);
  performance.mark(settledIn);
}
