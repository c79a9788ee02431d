import { discardToken } from '@/shared/api';
import type { AppThunk } from '@/shared/redux';
import { sessionEnded } from './session-slice';

/** For a deleted account, whose session the server has ended. */
export const forgetSession = (): AppThunk => (dispatch) => {
  discardToken();
  dispatch(sessionEnded());
};
