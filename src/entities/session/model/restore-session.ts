import { expireToken, isProblem, mayRecover, readToken, sessionExpired } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import type { AppThunk } from '@/shared/redux';
import { sessionApi } from '../api/session-api';
import { sessionStarted } from './session-slice';

/** Before another try, in milliseconds; after the last one it counts as failed. */
const pauses = [1000, 3000, 0];

/**
 * Fetches the person behind the stored token; when that fails, also when tried again, the token is discarded and
 * they are a visitor, unless the service is in maintenance. See docs/product/account.md.
 */
export const restoreSession = (): AppThunk<Promise<void>> => async (dispatch) => {
  const token = readToken();
  for (const pause of pauses) {
    // One that the server did not know is gone already, and another one has its own person.
    if (token === null || readToken() !== token) return;
    const me = sessionApi.endpoints.me.initiate(undefined, { subscribe: false });
    const { data, error } = await dispatch(me);
    if (data) {
      dispatch(sessionStarted(data));
      return;
    }
    // They are who they are once the service is open again.
    if (isProblem(error) && error.kind === 'maintenance') return;
    logFailure('me', error);
    if (!isProblem(error) || !mayRecover(error)) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  if (readToken() !== token) return;
  expireToken('unreachable');
  dispatch(sessionExpired('unreachable'));
};
