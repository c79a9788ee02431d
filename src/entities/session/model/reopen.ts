import type { WithSlice } from '@reduxjs/toolkit';
import type { AppThunk } from '@/shared/redux';
import { restoreSession } from './restore-session';
import { selectSessionStatus, serviceOpened, type sessionSlice } from './session-slice';

/** Resumes after maintenance. */
export const reopen =
  (): AppThunk<void, WithSlice<typeof sessionSlice>> => (dispatch, getState) => {
    dispatch(serviceOpened());
    if (selectSessionStatus(getState()) === 'loading') void dispatch(restoreSession());
  };
