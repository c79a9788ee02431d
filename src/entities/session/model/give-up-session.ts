import { forgetSessionEnd } from '@/shared/api';
import type { AppThunk } from '@/shared/redux';
import { sessionGivenUp } from './session-slice';
import { signInPromptClosed } from './sign-in-prompt-slice';

/** Goes on as a visitor, where the session ended and the person does not sign in again. */
export const giveUpSession = (): AppThunk => (dispatch) => {
  forgetSessionEnd();
  dispatch(signInPromptClosed());
  dispatch(sessionGivenUp());
};
