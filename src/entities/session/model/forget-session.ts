import { discardToken } from '@/shared/api';
import type { AppThunk } from '@/shared/redux';
import { sessionEnded } from './session-slice';

/** The account is gone. */
export const forgetSession = (): AppThunk => (dispatch) => {
  discardToken();
  dispatch(sessionEnded());
};
