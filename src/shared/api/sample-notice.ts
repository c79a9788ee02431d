import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

type SampleNoticeState = {
  /** Names of the endpoints whose last answer was sample data. */
  endpoints: string[];
  isDismissed: boolean;
};

const initialState: SampleNoticeState = { endpoints: [], isDismissed: false };

/** Remembers which endpoints show built-in sample data, so that the page can say so. */
export const sampleNoticeSlice = createSlice({
  name: 'sampleNotice',
  initialState,
  reducers: {
    sampleShown: (state, { payload: endpoint }: PayloadAction<string>) => {
      if (state.endpoints.includes(endpoint)) return;
      state.endpoints.push(endpoint);
      state.isDismissed = false;
    },
    realDataShown: (state, { payload: endpoint }: PayloadAction<string>) => {
      if (!state.endpoints.includes(endpoint)) return;
      state.endpoints = state.endpoints.filter((name) => name !== endpoint);
    },
    sampleNoticeDismissed: (state) => {
      state.isDismissed = true;
    },
  },
  selectors: {
    selectIsSampleNoticeOpen: (state) => state.endpoints.length > 0 && !state.isDismissed,
    selectSampleEndpoints: (state) => state.endpoints,
  },
});

export const { sampleShown, realDataShown, sampleNoticeDismissed } = sampleNoticeSlice.actions;
export const { selectIsSampleNoticeOpen, selectSampleEndpoints } = sampleNoticeSlice.selectors;
