import { configureStore, combineSlices } from '@reduxjs/toolkit';
import { api, sampleNoticeSlice } from '@/shared/api';
import { listenerMiddleware } from '@/shared/redux';
import { playbackSlice } from '@/entities/playback';
import { sessionSlice, signInPromptSlice } from '@/entities/session';
import { likesSlice } from '@/entities/track';

export const reducer = combineSlices(
  api,
  likesSlice,
  playbackSlice,
  sampleNoticeSlice,
  sessionSlice,
  signInPromptSlice,
);

export type AppState = ReturnType<typeof reducer>;

/** `preloadedState` is for stories and tests. */
export function createStore(preloadedState?: Partial<AppState>) {
  return configureStore({
    reducer,
    ...(preloadedState ? { preloadedState } : {}),
    middleware: (getDefault) =>
      getDefault().prepend(listenerMiddleware.middleware).concat(api.middleware),
  });
}
