import { MissingPart } from '@/app/layouts/MissingPart';
import type { createStore } from '@/app/redux/create-store';
import { prefetchOnIntent } from '@/app/routes/prefetch-on-intent';
import { forgetFailedLoads, standInBy } from '@/shared/lib/lazy-part';
import { fetchAhead } from './fetch-ahead';
import { keepInStep } from './keep-in-step';
import { measureScreens } from './measure-screens';
import { openOffline } from './open-offline';
import { watchCopies } from './watch-copies';
import { watchDevices } from './watch-devices';
import { watchNetwork } from './watch-network';
import { watchOutbox } from './watch-outbox';

/** A file dropped beside a field would replace the page. */
export function refuseStrayFiles(): void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer, defaultPrevented } = event;
    const hasFiles = dataTransfer?.types.some((type) => /^Files$/.test(type)) ?? false;
    if (defaultPrevented || dataTransfer === null || !hasFiles) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
}

/** Fetches failed code and words again when the network returns. */
export function mendMissingParts(): void {
  standInBy(MissingPart);
  forgetFailedLoads();
  addEventListener('online', forgetFailedLoads);
}

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
  watchCopies(store);
  watchDevices(store);
  keepInStep(store);
  if (import.meta.env.PROD) measureScreens();
  // The worker keeps what is fetched ahead.
  void openOffline(store).then(() => fetchAheadOfSession(store));
  performance.mark(settledIn);
}
