import type { Dispatch } from '@reduxjs/toolkit';
import { afterSuccess, getAnswer, api } from '@/shared/api';
import type {
  AccountDeletionBody,
  PasswordBody,
  ProfileBody,
  ResetPasswordBody,
  SubscriptionBody,
} from '@/shared/contract/account.ts';
import type { ChangePreferencesBody, Preferences } from '@/shared/contract/preferences.ts';
import type { User } from '@/shared/contract/user.ts';
import { viewerChanged } from '@/entities/session/@x/account';

const contract = () => import('@/shared/contract/account.ts');
const userAnswer = getAnswer(async () => (await import('@/shared/contract/user.ts')).userSchema);
const messageAnswer = getAnswer(async () => (await contract()).messageAnswerSchema);
const preferencesAnswer = getAnswer(
  async () => (await import('@/shared/contract/preferences.ts')).preferencesSchema,
);

const changeViewer = afterSuccess((dispatch: Dispatch, user: User) => {
  dispatch(viewerChanged(user));
});

/** See docs/product/calls.md. */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeSubscription: build.mutation<User, SubscriptionBody>({
      query: (body) => ({ url: '/user/subscription', method: 'PUT', body }),
      responseSchema: userAnswer,
      onQueryStarted: changeViewer,
    }),
    changeProfile: build.mutation<User, ProfileBody>({
      query: (body) => ({ url: '/user/profile', method: 'PUT', body }),
      responseSchema: userAnswer,
      onQueryStarted: changeViewer,
      invalidatesTags: (user) => (user ? [{ type: 'User', id: user.id }] : []),
    }),
    sendProfileImage: build.mutation<{ profileImage: string }, Blob>({
      query: (body) => ({
        url: '/user/profile-image',
        method: 'PUT',
        body,
        headers: { 'content-type': 'application/octet-stream' },
      }),
      responseSchema: getAnswer(async () => (await contract()).profileImageAnswerSchema),
    }),
    preferences: build.query<Preferences, void>({
      query: () => '/user/preferences',
      responseSchema: preferencesAnswer,
      providesTags: ['Session'],
    }),
    changePreferences: build.mutation<Preferences, ChangePreferencesBody>({
      query: (body) => ({ url: '/user/preferences', method: 'PUT', body }),
      responseSchema: preferencesAnswer,
      onQueryStarted: afterSuccess((dispatch, answer) => {
        void dispatch(accountApi.util.upsertQueryData('preferences', undefined, answer));
      }),
      invalidatesTags: (preferences) => (preferences ? ['User'] : []),
    }),
    changePassword: build.mutation<null, PasswordBody>({
      query: (body) => ({ url: '/user/password', method: 'PUT', body }),
    }),
    deleteAccount: build.mutation<null, AccountDeletionBody>({
      query: (body) => ({ url: '/user', method: 'DELETE', body }),
    }),
    forgotPassword: build.mutation<{ message: string }, string>({
      query: (email) => ({
        url: '/auth/forgot-password',
        method: 'POST',
        body: { email: email.trim() },
      }),
      responseSchema: messageAnswer,
    }),
    resetPassword: build.mutation<{ message: string }, ResetPasswordBody>({
      query: (body) => ({ url: '/auth/reset-password', method: 'POST', body }),
      responseSchema: messageAnswer,
    }),
  }),
});

export const {
  useChangePasswordMutation,
  useChangePreferencesMutation,
  useChangeProfileMutation,
  useChangeSubscriptionMutation,
  useDeleteAccountMutation,
  useForgotPasswordMutation,
  usePreferencesQuery,
  useResetPasswordMutation,
  useSendProfileImageMutation,
} = accountApi;
