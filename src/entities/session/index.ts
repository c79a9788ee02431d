export {
  useFinishRegistrationMutation,
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
export { forgetSession } from './model/forget-session';
export { giveUpSession } from './model/give-up-session';
export { type PendingAction, pendingActionIn } from './model/pending-action';
export { refreshViewer } from './model/refresh-viewer';
export { reopen } from './model/reopen';
export { restoreSession } from './model/restore-session';
export {
  factorAdded,
  selectIsClosed,
  selectIsInterrupted,
  selectLacksFactor,
  selectSessionStatus,
  sessionSlice,
  viewerChanged,
} from './model/session-slice';
export {
  type GatedAction,
  selectSignInPrompt,
  signInPromptClosed,
  signInPromptSlice,
} from './model/sign-in-prompt-slice';
export type { ReturnState } from './model/return-path';
export { signOut } from './model/sign-out';
export { useAccountGate } from './model/use-account-gate';
export { useReturnAfterSignIn } from './model/use-return';
export { useViewer } from './model/use-viewer';
export { watchSession } from './model/watch-session';
