import { endIn, keepSessionEnd, readToken, sessionExpired } from '@/shared/api';
import { sessionApi } from '../api/session-api';
import { beginSession } from './begin-session';
import { selectIsInterrupted, selectSessionStatus, sessionEnded } from './session-slice';
import type { SessionStore } from './watch-session';

/**
 * Becomes in this tab what another made of the stored token: `null` after a sign-out, the token of
 * whoever signed in, or a mark of a session that ended by itself.
 */
export async function syncWithOtherTab(store: SessionStore, token: string | null): Promise<void> {
  const end = endIn(token);
  if (token && !end) {
    await syncSignIn(store, token);
    return;
  }
  const state = store.getState();
  // The mark of its end was heard before.
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
  // Meanwhile somebody else may have come, or nobody is there any more.
  if (readToken() !== token) return;
  dispatch(data ? beginSession(data) : sessionEnded());
}
