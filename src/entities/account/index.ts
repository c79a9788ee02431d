export {
  useChangePasswordMutation,
  useChangePreferencesMutation,
  useChangeProfileMutation,
  useChangeSubscriptionMutation,
  useForgotPasswordMutation,
  usePreferencesQuery,
  useResetPasswordMutation,
  useSendProfileImageMutation,
} from './api/account-api';
