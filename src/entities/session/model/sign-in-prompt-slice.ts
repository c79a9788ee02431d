import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { sessionExpired } from '@/shared/api';
import type { PendingAction } from './pending-action';
import { sessionStarted } from './session-slice';

/** What a visitor tried that needs an account, or `expired`: their session ended by itself. */
export type GatedAction = 'like' | 'preview-ended' | 'create' | 'download' | 'follow' | 'expired';

type SignInPromptState = {
  action: GatedAction | null;
  /** What is to be done once they are signed in. */
  pending?: PendingAction | undefined;
};

const initialState: SignInPromptState = { action: null };

/** The login-required modal: open while it names the action that asked for it. */
export const signInPromptSlice = createSlice({
  name: 'signInPrompt',
  initialState,
  reducers: {
    signInRequired: {
      prepare: (action: GatedAction, pending?: PendingAction) => ({ payload: { action, pending } }),
      reducer: (_state, { payload }: PayloadAction<SignInPromptState>) => payload,
    },
    signInPromptClosed: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, () => initialState)
      .addCase(sessionExpired, () => ({ action: 'expired' as const }));
  },
  selectors: { selectSignInPrompt: (state) => state.action },
});

export const { signInRequired, signInPromptClosed } = signInPromptSlice.actions;
export const { selectSignInPrompt } = signInPromptSlice.selectors;
