import { getAnswer, api } from '@/shared/api';
import type { PasskeyAnswer, PasskeyList } from '@/shared/contract/passkey.ts';
import type { ProofBody } from '@/shared/contract/session.ts';

const contract = () => import('@/shared/contract/passkey.ts');

/** Separate from `sessionApi`, because a first visit does not need it. */
const proofApi = api.injectEndpoints({
  endpoints: (build) => ({
    proveIdentity: build.mutation<null, ProofBody>({
      query: (body) => ({ url: '/session/proof', method: 'POST', body }),
    }),
    passkeys: build.query<PasskeyList, void>({
      query: () => '/user/passkeys',
      responseSchema: getAnswer(async () => (await contract()).passkeyListSchema),
      providesTags: [{ type: 'Session', id: 'passkeys' }],
    }),
    proofOptions: build.mutation<Record<string, unknown>, void>({
      query: () => ({ url: '/session/proof/passkey/options', method: 'POST' }),
      responseSchema: getAnswer(async () => (await contract()).passkeyOptionsSchema),
    }),
    proveWithPasskey: build.mutation<null, PasskeyAnswer>({
      query: (body) => ({ url: '/session/proof/passkey', method: 'POST', body }),
    }),
  }),
});

export const {
  usePasskeysQuery,
  useProofOptionsMutation,
  useProveIdentityMutation,
  useProveWithPasskeyMutation,
} = proofApi;
