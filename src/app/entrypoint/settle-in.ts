import type { createStore } from '@/app/redux/create-store';
import { prefetchOnIntent } from '@/app/routes/prefetch-on-intent';
import { fetchAhead } from './fetch-ahead';
import { followNetwork } from './follow-network';

/**
 * What the application does beside showing itself, once a person has settled in. Not before, for a first
 * visit must not pay for it.
 */
export function settleIn(store: ReturnType<typeof createStore>): void {
  prefetchOnIntent(store);
  followNetwork(store);
  void fetchAhead();
}
