import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { api } from './api';

type SampleNoticeState = {
  queries: string[];
  /** Shown as they were loaded last, until the server answers. */
  kept: string[];
  isDismissed: boolean;
};

const initialState: SampleNoticeState = { queries: [], kept: [], isDismissed: false };

function forget(state: SampleNoticeState, key: string) {
  state.queries = state.queries.filter((one) => one !== key);
  state.kept = state.kept.filter((one) => one !== key);
  state.isDismissed &&= state.queries.length > 0;
}

export const sampleNoticeSlice = createSlice({
  name: 'sampleNotice',
  initialState,
  reducers: {
    sampleShown: ({ queries }, { payload: key }: PayloadAction<string>) => {
      if (!queries.includes(key)) queries.push(key);
    },
    keptShown: (state, { payload: key }: PayloadAction<string>) => {
      forget(state, key);
      state.kept.push(key);
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
    selectKeptQueries: (state) => state.kept,
  },
});

export const { keptShown, sampleShown, sampleReplaced, sampleNoticeDismissed } =
  sampleNoticeSlice.actions;
export const { selectIsSampleNoticeOpen, selectKeptQueries, selectSampleQueries } =
  sampleNoticeSlice.selectors;
