import { expireToken, isProblem, mayRecover, readToken, sessionExpired } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import type { AppThunk } from '@/shared/redux';
import { sessionApi } from '../api/session-api';
import { sessionStarted } from './session-slice';

/** Milliseconds. */
const pauses = [1000, 3000, 0];

/** The token is discarded if the retries fail. See docs/product/account.md. */
export const restoreSession = (): AppThunk<Promise<void>> => async (dispatch) => {
  const token = readToken();
  for (const pause of pauses) {
    // Another tab may have changed the token.
    if (token === null || readToken() !== token) return;
    const me = sessionApi.endpoints.me.initiate(undefined, { subscribe: false });
    const { data, error } = await dispatch(me);
    if (data) {
      dispatch(sessionStarted(data));
      return;
    }
    if (isProblem(error) && error.kind === 'maintenance') return;
    logFailure('me', error);
    if (!isProblem(error) || !mayRecover(error)) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  if (readToken() !== token) return;
  expireToken('unreachable');
  dispatch(sessionExpired('unreachable'));
};
