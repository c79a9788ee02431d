import { answerOf, api } from '@/shared/api';
import type { ProofBody } from '@/shared/contract/session.ts';
import type { User } from '@/shared/contract/user.ts';

const userAnswer = answerOf(async () => (await import('@/shared/contract/user.ts')).userSchema);

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<User, void>({ query: () => '/auth/me', responseSchema: userAnswer }),
    proveIdentity: build.mutation<null, ProofBody>({
      query: (body) => ({ url: '/session/proof', method: 'POST', body }),
    }),
  }),
});

export const { useMeQuery, useProveIdentityMutation } = sessionApi;
