import { discardToken, readToken, forgetSessionEnd } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import type { AppThunk } from '@/shared/redux';
import { signInApi } from '../api/sign-in-api';
import { sessionEnded, sessionGivenUp } from './session-slice';
import { signInPromptClosed } from './sign-in-prompt-slice';

/** On this device whatever the server answers. See docs/product/account.md. */
export const signOut = (): AppThunk<Promise<void>> => async (dispatch) => {
  const token = readToken();
  // First, or a rejected call would look like an expired session.
  discardToken();
  const { error } = await dispatch(signInApi.endpoints.logout.initiate(token ?? ''));
  if (error) logFailure('logout', error);
  dispatch(sessionEnded());
};

/** For a deleted account, whose session the server has ended. */
export const forgetSession = (): AppThunk => (dispatch) => {
  discardToken();
  dispatch(sessionEnded());
};

export const giveUpSession = (): AppThunk => (dispatch) => {
  forgetSessionEnd();
  dispatch(signInPromptClosed());
  dispatch(sessionGivenUp());
};
