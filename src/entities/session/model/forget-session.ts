import { discardToken } from '@/shared/api';
import type { AppThunk } from '@/shared/redux';
import { sessionEnded } from './session-slice';

/** Ends the session on this device, where the server has none any more: its account is gone. */
export const forgetSession = (): AppThunk => (dispatch) => {
  discardToken();
  dispatch(sessionEnded());
};
