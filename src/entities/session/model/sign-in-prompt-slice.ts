import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import {
  type SessionEnd,
  proofAsked,
  readSessionEnd,
  rightRefused,
  sessionExpired,
} from '@/shared/api';
import type { PendingAction } from './pending-action';
import { sessionStarted } from './session-slice';

/** What a visitor tried that needs an account; or how a session ended by itself, that its right is doubted, or that
 * the person has to prove who they are. */
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
  /** What is to be done once they are signed in. */
  pending?: PendingAction | undefined;
};

const closed: SignInPromptState = { action: null };

/** The login-required modal: open while it names the action that asked for it. */
export const signInPromptSlice = createSlice({
  name: 'signInPrompt',
  // After a reload it says again why the session ended.
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
      .addCase(proofAsked, () => ({ action: 'proof' as const }))
      .addCase(rightRefused, (state) => (state.action ? state : { action: 'right' as const }));
  },
  selectors: { selectSignInPrompt: (state) => state.action },
});

export const { signInRequired, signInPromptClosed } = signInPromptSlice.actions;
export const { selectSignInPrompt } = signInPromptSlice.selectors;
