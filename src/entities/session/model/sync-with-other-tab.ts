import { endIn, keepSessionEnd, readToken, sessionExpired } from '@/shared/api';
import type { WithSlice } from '@reduxjs/toolkit';
import type { User } from '@/shared/contract/user.ts';
import type { AppThunk } from '@/shared/redux';
import { sessionApi } from '../api/session-api';
import {
  selectIsInterrupted,
  selectSessionStatus,
  sessionEnded,
  selectLastId,
  sessionStarted,
  type sessionSlice,
} from './session-slice';
import type { SessionStore } from './watch-session';

/** Removes what another user left in this tab. */
export const beginSession =
  (user: User): AppThunk<void, WithSlice<typeof sessionSlice>> =>
  (dispatch, getState) => {
    const lastId = selectLastId(getState());
    if (lastId && lastId !== user.id) dispatch(sessionEnded());
    dispatch(sessionStarted(user));
  };

/** `token` is null after a sign-out, or the mark of an expired session. */
export async function syncWithOtherTab(store: SessionStore, token: string | null): Promise<void> {
  const end = endIn(token);
  if (token && !end) {
    await syncSignIn(store, token);
    return;
  }
  const state = store.getState();
  if (selectSessionStatus(state) === 'visitor' || selectIsInterrupted(state)) return;
  if (!end) {
    store.dispatch(sessionEnded());
    return;
  }
  keepSessionEnd(end);
  store.dispatch(sessionExpired(end));
}

async function syncSignIn({ dispatch }: SessionStore, token: string) {
  const me = sessionApi.endpoints.me.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { data } = await dispatch(me);
  // Another tab may have changed the token.
  if (readToken() !== token) return;
  dispatch(data ? beginSession(data) : sessionEnded());
}
