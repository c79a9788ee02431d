import type { WithSlice } from '@reduxjs/toolkit';
import type { AppThunk } from '@/shared/redux';
import { restoreSession } from './restore-session';
import {
  selectSessionStatus,
  serviceOpened,
  type sessionSlice,
  selectViewer,
  viewerChanged,
} from './session-slice';
import { sessionApi } from '../api/session-api';

/** Resumes after maintenance. */
export const reopen =
  (): AppThunk<void, WithSlice<typeof sessionSlice>> => (dispatch, getState) => {
    dispatch(serviceOpened());
    if (selectSessionStatus(getState()) === 'loading') void dispatch(restoreSession());
  };

/** Plan, name and rights may have changed on another device. */
export const refreshViewer =
  (): AppThunk<Promise<void>, WithSlice<typeof sessionSlice>> => async (dispatch, getState) => {
    const me = sessionApi.endpoints.me.initiate(undefined, {
      subscribe: false,
      forceRefetch: true,
    });
    const { data } = await dispatch(me);
    const isNews = JSON.stringify(data) !== JSON.stringify(selectViewer(getState()));
    if (data && isNews) dispatch(viewerChanged(data));
  };
