import { expireToken, isProblem, readToken } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import type { AppThunk } from '@/shared/redux';
import { sessionApi } from '../api/session-api';
import { sessionEnded, sessionStarted } from './session-slice';

/**
 * Fetches the person behind the stored token; when that fails the token is discarded and they are a
 * visitor, unless the service is in maintenance. See docs/product/account.md.
 */
export const restoreSession = (): AppThunk<Promise<void>> => async (dispatch) => {
  if (readToken() === null) return;
  const me = sessionApi.endpoints.me.initiate(undefined, { subscribe: false });
  const { data, error } = await dispatch(me);
  if (data) {
    dispatch(sessionStarted(data));
    return;
  }
  // They are who they are once the service is open again.
  if (isProblem(error) && error.kind === 'maintenance') return;
  logFailure('me', error);
  // A token that the server did not know is gone already, and the person has been told.
  if (readToken() === null) return;
  expireToken();
  dispatch(sessionEnded());
};
