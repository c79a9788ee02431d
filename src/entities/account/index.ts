export {
  useChangePasswordMutation,
  useChangePreferencesMutation,
  useChangeProfileMutation,
  useChangeSubscriptionMutation,
  useDeleteAccountMutation,
  useExportAccountMutation,
  useForgotPasswordMutation,
  usePreferencesQuery,
  useResetPasswordMutation,
  useSendProfileImageMutation,
} from './api/account-api';
