import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import {
  type SessionEnd,
  proofRequested,
  readSessionEnd,
  rightRefused,
  sessionExpired,
} from '@/shared/api';
import type { PendingAction } from './pending-action';
import { sessionStarted } from './session-slice';

export type GatedAction =
  | 'like'
  | 'preview-ended'
  | 'create'
  | 'download'
  | 'follow'
  | SessionEnd
  | 'right'
  | 'proof';

type SignInPromptState = {
  action: GatedAction | null;
  pending?: PendingAction | undefined;
};

const closed: SignInPromptState = { action: null };

export const signInPromptSlice = createSlice({
  name: 'signInPrompt',
  // After a reload it says why the session ended.
  initialState: (): SignInPromptState => ({ action: readSessionEnd() ?? null }),
  reducers: {
    signInRequired: {
      prepare: (action: GatedAction, pending?: PendingAction) => ({ payload: { action, pending } }),
      reducer: (_state, { payload }: PayloadAction<SignInPromptState>) => payload,
    },
    signInPromptClosed: () => closed,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, () => closed)
      .addCase(sessionExpired, (_state, { payload }) => ({ action: payload }))
      .addCase(proofRequested, () => ({ action: 'proof' as const }))
      .addCase(rightRefused, (state) => (state.action ? state : { action: 'right' as const }));
  },
  selectors: { selectSignInPrompt: (state) => state.action },
});

export const { signInRequired, signInPromptClosed } = signInPromptSlice.actions;
export const { selectSignInPrompt } = signInPromptSlice.selectors;
