import { api, ask, send } from '@/shared/api';
import type { PasskeyList } from '@/shared/contract/passkey.ts';

/** Separate from `sessionApi`, because a first visit does not need it. */
const proofApi = api.injectEndpoints({
  endpoints: (build) => ({
    proveIdentity: build.mutation({
      ...send('POST /session/proof'),
    }),
    passkeys: build.query<PasskeyList, void>({
      ...ask('GET /user/passkeys'),
      providesTags: [{ type: 'Session', id: 'passkeys' }],
    }),
    proofOptions: build.mutation({
      ...ask('POST /session/proof/passkey/options'),
    }),
    proveWithPasskey: build.mutation({
      ...send('POST /session/proof/passkey'),
    }),
  }),
});

export const {
  usePasskeysQuery,
  useProofOptionsMutation,
  useProveIdentityMutation,
  useProveWithPasskeyMutation,
} = proofApi;
