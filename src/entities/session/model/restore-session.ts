import { expireToken, isProblem, mayRecover, readToken, sessionExpired } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import type { AppThunk } from '@/shared/redux';
import { sessionApi } from '../api/session-api';
import { sessionStarted } from './session-slice';

/** Milliseconds before each retry. */
const pauses = [1000, 3000, 0];

/**
 * Loads the user of the stored token. If the retries fail, the token is discarded, except during
 * maintenance. See docs/product/account.md.
 */
export const restoreSession = (): AppThunk<Promise<void>> => async (dispatch) => {
  const token = readToken();
  for (const pause of pauses) {
    // A rejected token is already gone, and another token has its own user.
    if (token === null || readToken() !== token) return;
    const me = sessionApi.endpoints.me.initiate(undefined, { subscribe: false });
    const { data, error } = await dispatch(me);
    if (data) {
      dispatch(sessionStarted(data));
      return;
    }
    // Maintenance: retry after it ends.
    if (isProblem(error) && error.kind === 'maintenance') return;
    logFailure('me', error);
    if (!isProblem(error) || !mayRecover(error)) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  if (readToken() !== token) return;
  expireToken('unreachable');
  dispatch(sessionExpired('unreachable'));
};
