import { discardToken, readToken } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import type { AppThunk } from '@/shared/redux';
import { signInApi } from '../api/sign-in-api';
import { sessionEnded } from './session-slice';

/**
 * Ends the session on the server and, whatever the server answers, on this device.
 * See docs/product/account.md.
 */
export const signOut = (): AppThunk<Promise<void>> => async (dispatch) => {
  const token = readToken();
  // First: a call under way that the server refuses once the session is over must not read as
  // a session that expired.
  discardToken();
  const { error } = await dispatch(signInApi.endpoints.logout.initiate(token ?? ''));
  if (error) logFailure('logout', error);
  dispatch(sessionEnded());
};
