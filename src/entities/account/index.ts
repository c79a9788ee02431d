export type { ProofUsed } from '@/shared/contract/email-proof.ts';
export {
  useAskVerificationMutation,
  useChangeEmailMutation,
  useEmailStateQuery,
  useUseProofMutation,
} from './api/email-api';
export {
  useChangePasswordMutation,
  useChangePreferencesMutation,
  useChangeProfileMutation,
  useChangeSubscriptionMutation,
  useDeleteAccountMutation,
  useForgotPasswordMutation,
  usePreferencesQuery,
  useResetPasswordMutation,
  useSendProfileImageMutation,
  useUnsubscribeMutation,
} from './api/account-api';
export { storedWelcome } from './model/stored-welcome';
