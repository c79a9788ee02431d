import { api, missingQueries, recover, type RecoveringStore } from '@/shared/api';

type WatchedStore = RecoveringStore & { subscribe: (listener: () => void) => () => void };

/**
 * Asks again for what is shown when the network is back, or the page from the browser's memory, and for what the server left unanswered
 * until it is there. Returns the way to stop; a recovery that has begun goes on.
 */
export function watchNetwork(store: WatchedStore): () => void {
  let isRecovering = false;
  const look = async () => {
    if (isRecovering || missingQueries(store.getState()).length === 0) return;
    isRecovering = true;
    await recover(store);
    isRecovering = false;
  };
  const handleOnline = () => void store.dispatch(api.internalActions.onOnline());
  const handleShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) handleOnline();
  };

  addEventListener('online', handleOnline);
  addEventListener('pageshow', handleShown);
  const leave = store.subscribe(() => void look());
  void look();
  return () => {
    leave();
    removeEventListener('online', handleOnline);
    removeEventListener('pageshow', handleShown);
  };
}
