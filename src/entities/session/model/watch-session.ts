import type { ThunkDispatch, UnknownAction, WithSlice } from '@reduxjs/toolkit';
import {
  api,
  endFactor,
  holdCalls,
  readToken,
  refusalListeners,
  releaseCalls,
  tokenKey,
} from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import {
  type sessionSlice,
  selectIsInterrupted,
  selectLacksFactor,
  selectViewer,
} from './session-slice';

export type SessionStore = {
  getState: () => WithSlice<typeof sessionSlice>;
  dispatch: ThunkDispatch<WithSlice<typeof sessionSlice>, unknown, UnknownAction>;
  subscribe: (listener: () => void) => unknown;
};

const loadFollowing = () => import('./sync-with-other-tab');

/** Loads once, so that events stay in order. */
function createFollowing(store: SessionStore) {
  let code: ReturnType<typeof loadFollowing> | undefined;
  return async (newValue: string | null) => {
    try {
      code ??= loadFollowing();
      const { syncWithOtherTab } = await code;
      await syncWithOtherTab(store, newValue);
    } catch (reason) {
      code = undefined;
      logFailure('tabs', reason);
    }
  };
}

/** Clears cached data when the user changes, and follows other tabs. */
export function watchSession(store: SessionStore): void {
  const viewerId = () => selectViewer(store.getState())?.id;
  let known = viewerId();
  let isInterrupted = false;
  let lacksFactor = false;
  store.subscribe(() => {
    const wasInterrupted = isInterrupted;
    isInterrupted = selectIsInterrupted(store.getState());
    if (isInterrupted) holdCalls();
    else if (wasInterrupted) releaseCalls(viewerId() === known);
    const lackedFactor = lacksFactor;
    lacksFactor = selectLacksFactor(store.getState());
    if (lackedFactor && !lacksFactor) endFactor(viewerId() === known);
    if (viewerId() === known) return;
    known = viewerId();
    store.dispatch(api.util.resetApiState());
  });
  refusalListeners.add((action) => store.dispatch(action));
  const follow = createFollowing(store);
  addEventListener('storage', (event) => {
    if (event.key === tokenKey) void follow(event.newValue);
  });
  // The back/forward cache misses events of other tabs.
  let left = readToken();
  addEventListener('pagehide', () => {
    left = readToken();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readToken() !== left) void follow(readToken());
  });
}
