import { discardToken } from '@/shared/api';
import type { AppThunk } from '@/shared/redux';
import { sessionEnded } from './session-slice';

/** Ends the session on this device only, after the account is gone. */
export const forgetSession = (): AppThunk => (dispatch) => {
  discardToken();
  dispatch(sessionEnded());
};
