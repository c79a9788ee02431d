import type { createStore } from '@/app/redux/create-store';
import { copyMark } from '@/entities/offline-copy';
import { logFailure } from '@/shared/lib/log';

/** Milliseconds. */
const interval = 10 * 60_000;

const importTending = () => import('./tend-in-turn');

/**
 * Keeps what this device has for its account in order: at the start, when the network is back, and
 * now and then. Loads nothing where nobody has asked for copies. See docs/product/offline.md.
 */
export function watchCopies(
  store: ReturnType<typeof createStore>,
  importModule = importTending,
): void {
  let owner: string | undefined;

  const tend = async () => {
    const whose = owner;
    if (whose === undefined || !copyMark.isAnySet()) return;
    try {
      const { tendInTurn } = await importModule();
      await tendInTurn(store, whose);
    } catch (reason) {
      logFailure('offline copies', reason);
    }
  };

  const look = () => {
    const next = store.getState().session.user?.id;
    if (next === owner) return;
    owner = next;
    void tend();
  };

  addEventListener('online', () => void tend());
  setInterval(() => void tend(), interval);
  store.subscribe(look);
  look();
}
