import { combineSlices } from '@reduxjs/toolkit';
import { playbackSlice } from '@/entities/playback';
import { sessionSlice, signInPromptSlice } from '@/entities/session';
import { likesSlice } from '@/entities/track';
import { api, sampleNoticeSlice } from '@/shared/api';

export const reducer = combineSlices(
  api,
  likesSlice,
  playbackSlice,
  sampleNoticeSlice,
  sessionSlice,
  signInPromptSlice,
);

export type AppState = ReturnType<typeof reducer>;
