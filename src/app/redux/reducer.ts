import { combineSlices } from '@reduxjs/toolkit';
import { sessionSlice, signInPromptSlice } from '@/entities/session';
import { api, sampleNoticeSlice } from '@/shared/api';

export const reducer = combineSlices(api, sampleNoticeSlice, sessionSlice, signInPromptSlice);

export type AppState = ReturnType<typeof reducer>;
