import type { createStore } from '@/app/redux/create-store';
import { prefetchOnIntent } from '@/app/routes/prefetch-on-intent';
import { fetchAhead } from './fetch-ahead';
import { keepInStep } from './keep-in-step';
import { mendMissingParts } from './mend-missing-parts';
import { refuseStrayFiles } from './refuse-stray-files';
import { watchNetwork } from './watch-network';
import { watchOutbox } from './watch-outbox';

const settledIn = 'settled-in';

/** Fetches ahead again when the user's rights grow. */
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

/** Background work, which a first visit must not pay for. */
export function settleIn(store: ReturnType<typeof createStore>): void {
  mendMissingParts();
  refuseStrayFiles();
  prefetchOnIntent(store);
  watchNetwork(store);
  watchOutbox(store);
  keepInStep(store);
  fetchAheadOfSession(store);
  performance.mark(settledIn);
}
