import type { UnknownAction } from '@reduxjs/toolkit';
import {
  answerListeners,
  api,
  isProblem,
  missingQueries,
  onUnanswered,
  recover,
  type RecoveringStore,
  setCut,
} from '@/shared/api';
import { startListening } from '@/shared/redux';

type WatchedStore = RecoveringStore & { subscribe: (listener: () => void) => () => void };

/** Milliseconds; what is younger is not asked for again by a network that comes and goes. */
const stillFresh = 10_000;

const isUnanswered = ({ type, payload }: UnknownAction) =>
  type.startsWith(api.reducerPath) && isProblem(payload) && payload.kind === 'unreachable';

/**
 * Refetches when the network or the page returns, recovers unanswered queries, and says while the
 * server is out of reach. The returned function does not stop a running recovery. See
 * docs/product/failures.md.
 */
export function watchNetwork(store: WatchedStore): () => void {
  let isRecovering = false;
  let refetchedAt = Number.NEGATIVE_INFINITY;
  const recoverNow = async (isSuspected: boolean) => {
    if (isRecovering) return;
    isRecovering = true;
    await recover(store, isSuspected);
    isRecovering = false;
  };
  const look = () => {
    if (missingQueries(store.getState()).length > 0) void recoverNow(false);
  };
  const suspect = () => void recoverNow(true);
  const refetch = () => void store.dispatch(api.internalActions.onOnline());
  const handleOnline = () => {
    if (performance.now() - refetchedAt < stillFresh) return;
    refetchedAt = performance.now();
    refetch();
  };
  const handleShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) refetch();
  };
  const handleAnswer = () => setCut(false);

  addEventListener('online', handleOnline);
  addEventListener('pageshow', handleShown);
  answerListeners.add(handleAnswer);
  const leave = [
    store.subscribe(look),
    onUnanswered(suspect),
    startListening({ predicate: isUnanswered, effect: suspect }),
  ];
  look();
  return () => {
    for (const part of leave) part();
    answerListeners.delete(handleAnswer);
    removeEventListener('online', handleOnline);
    removeEventListener('pageshow', handleShown);
  };
}
