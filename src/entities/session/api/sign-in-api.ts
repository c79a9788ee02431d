import type { ThunkDispatch, UnknownAction, WithSlice } from '@reduxjs/toolkit';
import { afterSuccess, api, ask, getAnswer, send, storeToken } from '@/shared/api';
import type {
  AuthResponse,
  LoginAnswer,
  LoginBody,
  RegisterAnswer,
} from '@/shared/contract/session.ts';
import {
  type SocialProvider,
  simulatedIdentities,
} from '@/shared/contract/simulated-identities.ts';
import type { sessionSlice } from '../model/session-slice';
import { beginSession } from '../model/sync-with-other-tab';

const authAnswer = getAnswer(
  async () => (await import('@/shared/contract/session.ts')).authResponseSchema,
);

type SessionDispatch = ThunkDispatch<WithSlice<typeof sessionSlice>, unknown, UnknownAction>;

const startSession = afterSuccess(
  (dispatch: SessionDispatch, answer: LoginAnswer | RegisterAnswer) => {
    if (!('token' in answer)) return;
    storeToken(answer.token);
    dispatch(beginSession(answer.user));
  },
);

/** Separate from `sessionApi`, because a first visit does not need it. */
export const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation({
      ...ask('POST /auth/login', ({ email, password }: LoginBody) => ({
        body: { email: email.trim(), password },
      })),
      onQueryStarted: startSession,
    }),
    register: build.mutation({
      ...ask('POST /auth/register'),
      onQueryStarted: startSession,
    }),
    finishRegistration: build.mutation({
      ...ask('POST /auth/register/code'),
      onQueryStarted: startSession,
    }),
    loginWithProvider: build.mutation<AuthResponse, SocialProvider>({
      query: (provider) => ({
        url: `/auth/${provider}`,
        method: 'POST',
        body: simulatedIdentities[provider],
      }),
      responseSchema: authAnswer,
      onQueryStarted: startSession,
    }),
    loginWithCode: build.mutation({
      ...ask('POST /auth/login/code'),
      onQueryStarted: startSession,
    }),
    enterByHouse: build.mutation({
      ...ask('POST /auth/oidc'),
      onQueryStarted: startSession,
    }),
    linkHouse: build.mutation({
      ...send('PUT /auth/oidc/link'),
    }),
    passkeyOptions: build.mutation<Record<string, unknown>, void>({
      ...ask('POST /auth/passkey/options'),
    }),
    loginWithPasskey: build.mutation({
      ...ask('POST /auth/passkey'),
      onQueryStarted: startSession,
    }),
    /** Takes the token, which the device has already discarded. */
    logout: build.mutation({
      ...send('POST /auth/logout', (token: string) => ({
        headers: { authorization: `Bearer ${token}` },
      })),
    }),
  }),
});

export const {
  useEnterByHouseMutation,
  useFinishRegistrationMutation,
  useLinkHouseMutation,
  useLoginMutation,
  useLoginWithCodeMutation,
  useLoginWithPasskeyMutation,
  useLoginWithProviderMutation,
  usePasskeyOptionsMutation,
  useRegisterMutation,
} = signInApi;
