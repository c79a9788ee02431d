import { discardToken, readToken } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import type { AppThunk } from '@/shared/redux';
import { signInApi } from '../api/sign-in-api';
import { sessionEnded } from './session-slice';

/**
 * Signs out on the server and, whatever it answers, on this device. See docs/product/account.md.
 */
export const signOut = (): AppThunk<Promise<void>> => async (dispatch) => {
  const token = readToken();
  // First, or a running call that is rejected would look like an expired session.
  discardToken();
  const { error } = await dispatch(signInApi.endpoints.logout.initiate(token ?? ''));
  if (error) logFailure('logout', error);
  dispatch(sessionEnded());
};
