import type { UnknownAction, WithSlice } from '@reduxjs/toolkit';
import { api } from '@/shared/api';
import { type sessionSlice, selectViewer } from './session-slice';

type SessionStore = {
  getState: () => WithSlice<typeof sessionSlice>;
  dispatch: (action: UnknownAction) => unknown;
  subscribe: (listener: () => void) => unknown;
};

/** Forgets what was fetched for somebody as soon as somebody else, or nobody, takes their place. */
export function watchSession(store: SessionStore): void {
  const viewerId = () => selectViewer(store.getState())?.id;
  let known = viewerId();
  store.subscribe(() => {
    if (viewerId() === known) return;
    known = viewerId();
    store.dispatch(api.util.resetApiState());
  });
}
