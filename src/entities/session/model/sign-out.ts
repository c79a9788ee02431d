import { discardToken, readToken } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import type { AppThunk } from '@/shared/redux';
import { signInApi } from '../api/sign-in-api';
import { sessionEnded } from './session-slice';

/** On this device whatever the server answers. See docs/product/account.md. */
export const signOut = (): AppThunk<Promise<void>> => async (dispatch) => {
  const token = readToken();
  // First, or a rejected call would look like an expired session.
  discardToken();
  const { error } = await dispatch(signInApi.endpoints.logout.initiate(token ?? ''));
  if (error) logFailure('logout', error);
  dispatch(sessionEnded());
};
