import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { api } from './api';

type SampleNoticeState = {
  queries: string[];
  isDismissed: boolean;
};

const initialState: SampleNoticeState = { queries: [], isDismissed: false };

function forget(state: SampleNoticeState, key: string) {
  state.queries = state.queries.filter((one) => one !== key);
  state.isDismissed &&= state.queries.length > 0;
}

export const sampleNoticeSlice = createSlice({
  name: 'sampleNotice',
  initialState,
  reducers: {
    sampleShown: ({ queries }, { payload: key }: PayloadAction<string>) => {
      if (!queries.includes(key)) queries.push(key);
    },
    sampleReplaced: (state, { payload: key }: PayloadAction<string>) => forget(state, key),
    sampleNoticeDismissed: (state) => {
      state.isDismissed = true;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(api.internalActions.removeQueryResult, (state, { payload }) =>
        forget(state, payload.queryCacheKey),
      )
      .addCase(api.util.resetApiState, () => initialState);
  },
  selectors: {
    selectIsSampleNoticeOpen: (state) => state.queries.length > 0 && !state.isDismissed,
    selectSampleQueries: (state) => state.queries,
  },
});

export const { sampleShown, sampleReplaced, sampleNoticeDismissed } = sampleNoticeSlice.actions;
export const { selectIsSampleNoticeOpen, selectSampleQueries } = sampleNoticeSlice.selectors;
