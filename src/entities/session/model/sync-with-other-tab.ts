import { endIn, keepSessionEnd, readToken, sessionExpired } from '@/shared/api';
import { sessionApi } from '../api/session-api';
import { beginSession } from './begin-session';
import { selectIsInterrupted, selectSessionStatus, sessionEnded } from './session-slice';
import type { SessionStore } from './watch-session';

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
