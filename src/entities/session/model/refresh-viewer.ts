import type { WithSlice } from '@reduxjs/toolkit';
import type { AppThunk } from '@/shared/redux';
import { sessionApi } from '../api/session-api';
import { selectViewer, type sessionSlice, viewerChanged } from './session-slice';

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
