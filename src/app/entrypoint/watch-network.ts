import { api, missingQueries, recover, type RecoveringStore } from '@/shared/api';

type WatchedStore = RecoveringStore & { subscribe: (listener: () => void) => () => void };

/**
 * Refetches when the network or the page returns, and recovers unanswered queries. The returned
 * function does not stop a running recovery.
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
