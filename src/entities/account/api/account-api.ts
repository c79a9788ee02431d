import type { Dispatch } from '@reduxjs/toolkit';
import { afterSuccess, api, ask, getAnswer, send } from '@/shared/api';
import type { AccountDeletionBody } from '@/shared/contract/account.ts';
import type { Preferences } from '@/shared/contract/preferences.ts';
import type { User } from '@/shared/contract/user.ts';
import { viewerChanged } from '@/entities/session/@x/account';

const contract = () => import('@/shared/contract/account.ts');

const changeViewer = afterSuccess((dispatch: Dispatch, user: User) => {
  dispatch(viewerChanged(user));
});

/** See docs/product/calls.md. */
const accountApi = api.enhanceEndpoints({ addTagTypes: ['Family'] }).injectEndpoints({
  endpoints: (build) => ({
    changeSubscription: build.mutation({
      ...ask('PUT /user/subscription'),
      onQueryStarted: changeViewer,
      invalidatesTags: (user) => (user ? ['Family'] : []),
    }),
    changeProfile: build.mutation({
      ...ask('PUT /user/profile'),
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
      ...ask('GET /user/preferences'),
      providesTags: ['Session'],
    }),
    changePreferences: build.mutation({
      ...ask('PUT /user/preferences'),
      onQueryStarted: afterSuccess((dispatch, answer) => {
        void dispatch(accountApi.util.upsertQueryData('preferences', undefined, answer));
      }),
      invalidatesTags: (preferences) => (preferences ? ['User'] : []),
    }),
    unsubscribe: build.mutation({
      ...send('POST /unsubscribe/:token'),
      invalidatesTags: ['Session'],
    }),
    changePassword: build.mutation({
      ...send('PUT /user/password'),
    }),
    deleteAccount: build.mutation({
      ...send('DELETE /user', (body: AccountDeletionBody) => ({ body })),
    }),
    forgotPassword: build.mutation({
      ...ask('POST /auth/forgot-password', (email: string) => ({ body: { email: email.trim() } })),
    }),
    resetPassword: build.mutation({
      ...ask('POST /auth/reset-password'),
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
  useUnsubscribeMutation,
} = accountApi;
