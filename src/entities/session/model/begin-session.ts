import type { WithSlice } from '@reduxjs/toolkit';
import type { User } from '@/shared/contract/user.ts';
import type { AppThunk } from '@/shared/redux';
import { selectLastId, sessionEnded, sessionStarted, type sessionSlice } from './session-slice';

/** Removes what another user left in this tab. */
export const beginSession =
  (user: User): AppThunk<void, WithSlice<typeof sessionSlice>> =>
  (dispatch, getState) => {
    const lastId = selectLastId(getState());
    if (lastId && lastId !== user.id) dispatch(sessionEnded());
    dispatch(sessionStarted(user));
  };
