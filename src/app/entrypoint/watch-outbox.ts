import type { createStore } from '@/app/redux/create-store';
import { nextTry, pauseBefore, readToken } from '@/shared/api';
import type { User } from '@/shared/contract/user.ts';
import { logFailure } from '@/shared/lib/log';

const importDelivery = () => import('./deliver-in-one-tab');

/**
 * Delivers with the token of the user's sign-in, only while it is current. Visitors do not load
 * its code.
 */
export function watchOutbox(
  store: ReturnType<typeof createStore>,
  importModule = importDelivery,
): void {
  let user: User | null = null;
  let token: string | null = null;
  let session = new AbortController();

  const look = () => {
    const before = { id: user?.id, token };
    const { user: viewer } = store.getState().session;
    const current = readToken();
    if (current !== token) session.abort();
    // A token without a user means that another tab is signing in.
    if (viewer === user) return;
    user = viewer;
    token = current;
    if (viewer?.id === before.id && current === before.token) return;
    session.abort();
    if (viewer === null || current === null) return;
    session = new AbortController();
    void deliver({ owner: viewer.id, token: current, signal: session.signal });
  };

  const deliver = async (of: { owner: string; token: string; signal: AbortSignal }) => {
    for (let attempt = 0; !of.signal.aborted; attempt += 1) {
      try {
        const { deliverInOneTab } = await importModule();
        await deliverInOneTab(store, of);
        return;
      } catch (reason) {
        logFailure('outbox', reason);
        await nextTry(pauseBefore(attempt));
      }
    }
  };

  store.subscribe(look);
  look();
}
