import type { ThunkDispatch, UnknownAction, WithSlice } from '@reduxjs/toolkit';
import { api, tokenKey } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { type sessionSlice, selectViewer } from './session-slice';

export type SessionStore = {
  getState: () => WithSlice<typeof sessionSlice>;
  dispatch: ThunkDispatch<WithSlice<typeof sessionSlice>, unknown, UnknownAction>;
  subscribe: (listener: () => void) => unknown;
};

const loadFollowing = () => import('./sync-with-other-tab');

/** Its code comes when there is another tab to follow: once, or later news could overtake earlier. */
function createFollowing(store: SessionStore) {
  let code: ReturnType<typeof loadFollowing> | undefined;
  return async ({ newValue }: StorageEvent) => {
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

/**
 * Forgets what was fetched for somebody as soon as somebody else, or nobody, takes their place, and
 * follows the other tabs of the browser when their person changes.
 */
export function watchSession(store: SessionStore): void {
  const viewerId = () => selectViewer(store.getState())?.id;
  let known = viewerId();
  store.subscribe(() => {
    if (viewerId() === known) return;
    known = viewerId();
    store.dispatch(api.util.resetApiState());
  });
  const follow = createFollowing(store);
  addEventListener('storage', (event) => {
    if (event.key === tokenKey) void follow(event);
  });
}
