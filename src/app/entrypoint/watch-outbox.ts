import type { createStore } from '@/app/redux/create-store';
import { readToken } from '@/shared/api';

/**
 * Delivers what the person of the session did on this device, in the session that they have, as long as it lasts.
 * Visitors have none of its code.
 */
export function watchOutbox(store: ReturnType<typeof createStore>): void {
  let owner: string | undefined;
  let session = new AbortController();

  const look = () => {
    const id = store.getState().session.user?.id;
    if (id === owner) return;
    owner = id;
    session.abort();
    const token = readToken();
    if (id === undefined || token === null) return;
    session = new AbortController();
    void deliver({ owner: id, token, signal: session.signal });
  };

  const deliver = async (of: { owner: string; token: string; signal: AbortSignal }) => {
    const { deliverInOneTab } = await import('./deliver-in-one-tab');
    await deliverInOneTab(store, of);
  };

  store.subscribe(look);
  look();
}
