import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { sessionExpired } from '@/shared/api';
import type { PendingAction } from './pending-action';
import { sessionStarted } from './session-slice';

/**
 * What a visitor tried that needs an account; or their session ended by itself: the server did not know it
 * (`expired`), or could not be asked (`unreachable`).
 */
export type GatedAction =
  | 'like'
  | 'preview-ended'
  | 'create'
  | 'download'
  | 'follow'
  | 'expired'
  | 'unreachable';

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
      .addCase(sessionExpired, (_state, { payload }) => ({
        action: payload ?? ('expired' as const),
      }));
  },
  selectors: { selectSignInPrompt: (state) => state.action },
});

export const { signInRequired, signInPromptClosed } = signInPromptSlice.actions;
export const { selectSignInPrompt } = signInPromptSlice.selectors;
