import type { WithSlice } from '@reduxjs/toolkit';
import type { AppThunk } from '@/shared/redux';
import { restoreSession } from './restore-session';
import { selectSessionStatus, serviceOpened, type sessionSlice } from './session-slice';

/** Shows everything again after maintenance, to whom it was before. */
export const reopen =
  (): AppThunk<void, WithSlice<typeof sessionSlice>> => (dispatch, getState) => {
    dispatch(serviceOpened());
    // Who came during maintenance has not been recognised yet.
    if (selectSessionStatus(getState()) === 'loading') void dispatch(restoreSession());
  };
