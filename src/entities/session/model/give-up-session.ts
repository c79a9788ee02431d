import { forgetSessionEnd } from '@/shared/api';
import type { AppThunk } from '@/shared/redux';
import { sessionGivenUp } from './session-slice';
import { signInPromptClosed } from './sign-in-prompt-slice';

export const giveUpSession = (): AppThunk => (dispatch) => {
  forgetSessionEnd();
  dispatch(signInPromptClosed());
  dispatch(sessionGivenUp());
};
