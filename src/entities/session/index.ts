export {
  useEnterByHouseMutation,
  useFinishRegistrationMutation,
  useLinkHouseMutation,
  useLoginMutation,
  useLoginWithCodeMutation,
  useLoginWithPasskeyMutation,
  useLoginWithProviderMutation,
  usePasskeyOptionsMutation,
  useRegisterMutation,
} from './api/sign-in-api';
export { askForPasskey, canUsePasskeys, makePasskey } from './lib/passkey';
export {
  usePasskeysQuery,
  useProofOptionsMutation,
  useProveIdentityMutation,
  useProveWithPasskeyMutation,
} from './api/proof-api';
export { useMeQuery } from './api/session-api';
export { type PendingAction, pendingActionIn } from './model/pending-action';
export { reopen, refreshViewer } from './model/reopen';
export { restoreSession } from './model/restore-session';
export {
  factorAdded,
  selectIsClosed,
  selectIsInterrupted,
  selectLacksFactor,
  selectSessionStatus,
  sessionSlice,
  viewerChanged,
  useViewer,
} from './model/session-slice';
export {
  type GatedAction,
  selectSignInPrompt,
  signInPromptClosed,
  signInPromptSlice,
} from './model/sign-in-prompt-slice';
export type { ReturnState } from './model/return-path';
export { signOut, forgetSession, giveUpSession } from './model/sign-out';
export { useAccountGate, useReturnAfterSignIn } from './model/use-account-gate';
export { watchSession } from './model/watch-session';
