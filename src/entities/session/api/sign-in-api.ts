import type { ThunkDispatch, UnknownAction, WithSlice } from '@reduxjs/toolkit';
import { afterSuccess, getAnswer, api, storeToken } from '@/shared/api';
import type { PasskeyAnswer } from '@/shared/contract/passkey.ts';
import type { CodeStepBody } from '@/shared/contract/second-factor.ts';
import type {
  AuthResponse,
  LoginAnswer,
  LoginBody,
  RegisterAnswer,
  RegisterBody,
  RegistrationCodeBody,
} from '@/shared/contract/session.ts';
import {
  type SocialProvider,
  simulatedIdentities,
} from '@/shared/contract/simulated-identities.ts';
import type { sessionSlice } from '../model/session-slice';
import { beginSession } from '../model/sync-with-other-tab';

const loginAnswer = getAnswer(
  async () => (await import('@/shared/contract/session.ts')).loginAnswerSchema,
);
const authAnswer = getAnswer(
  async () => (await import('@/shared/contract/session.ts')).authResponseSchema,
);

const registerAnswer = getAnswer(
  async () => (await import('@/shared/contract/session.ts')).registerAnswerSchema,
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
    login: build.mutation<LoginAnswer, LoginBody>({
      query: ({ email, password }) => ({
        url: '/auth/login',
        method: 'POST',
        body: { email: email.trim(), password },
      }),
      responseSchema: loginAnswer,
      onQueryStarted: startSession,
    }),
    register: build.mutation<RegisterAnswer, RegisterBody>({
      query: (body) => ({ url: '/auth/register', method: 'POST', body }),
      responseSchema: registerAnswer,
      onQueryStarted: startSession,
    }),
    finishRegistration: build.mutation<AuthResponse, RegistrationCodeBody>({
      query: (body) => ({ url: '/auth/register/code', method: 'POST', body }),
      responseSchema: authAnswer,
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
    loginWithCode: build.mutation<AuthResponse, CodeStepBody>({
      query: (body) => ({ url: '/auth/login/code', method: 'POST', body }),
      responseSchema: authAnswer,
      onQueryStarted: startSession,
    }),
    passkeyOptions: build.mutation<Record<string, unknown>, void>({
      query: () => ({ url: '/auth/passkey/options', method: 'POST' }),
    }),
    loginWithPasskey: build.mutation<AuthResponse, PasskeyAnswer>({
      query: (body) => ({ url: '/auth/passkey', method: 'POST', body }),
      responseSchema: authAnswer,
      onQueryStarted: startSession,
    }),
    /** Takes the token, which the device has already discarded. */
    logout: build.mutation<null, string>({
      query: (token) => ({
        url: '/auth/logout',
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      }),
    }),
  }),
});

export const {
  useFinishRegistrationMutation,
  useLoginMutation,
  useLoginWithCodeMutation,
  useLoginWithPasskeyMutation,
  useLoginWithProviderMutation,
  usePasskeyOptionsMutation,
  useRegisterMutation,
} = signInApi;
