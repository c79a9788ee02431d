import { combineSlices } from '@reduxjs/toolkit';
import { playbackSlice } from '@/entities/playback';
import { sessionSlice, signInPromptSlice } from '@/entities/session';
import { api, sampleNoticeSlice } from '@/shared/api';

export const reducer = combineSlices(
  api,
  playbackSlice,
  sampleNoticeSlice,
  sessionSlice,
  signInPromptSlice,
);

export type AppState = ReturnType<typeof reducer>;
