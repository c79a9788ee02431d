import type { ThunkAction, UnknownAction, WithSlice } from '@reduxjs/toolkit';
import { api } from './api';
import { selectSampleEndpoints, type sampleNoticeSlice } from './sample-notice';

type State = WithSlice<typeof api> & WithSlice<typeof sampleNoticeSlice>;
type Initiate = (
  arg: unknown,
  options: { forceRefetch: boolean; subscribe: boolean },
) => ThunkAction<unknown, State, unknown, UnknownAction>;

/** Asks the server again for everything that sample data stands in for. */
export const retrySamples =
  (): ThunkAction<void, State, unknown, UnknownAction> => (dispatch, getState) => {
    const names = new Set(selectSampleEndpoints(getState()));
    const endpoints: Record<string, { initiate?: Initiate }> = api.endpoints;
    for (const query of Object.values(getState().api.queries)) {
      if (!query?.endpointName || !names.has(query.endpointName)) continue;
      const initiate = endpoints[query.endpointName]?.initiate;
      if (!initiate) continue;
      dispatch(initiate(query.originalArgs, { forceRefetch: true, subscribe: false }));
    }
  };
