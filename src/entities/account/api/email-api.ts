import type { Dispatch } from '@reduxjs/toolkit';
import { afterSuccess, getAnswer, api } from '@/shared/api';
import type { ChangeEmailBody, EmailState, ProofUsed } from '@/shared/contract/email-proof.ts';
import { viewerChanged } from '@/entities/session/@x/account';

const contract = () => import('@/shared/contract/email-proof.ts');

/** See docs/product/account.md. */
const emailApi = api.enhanceEndpoints({ addTagTypes: ['Contract'] }).injectEndpoints({
  endpoints: (build) => ({
    emailState: build.query<EmailState, void>({
      query: () => '/user/email',
      responseSchema: getAnswer(async () => (await contract()).emailStateSchema),
      providesTags: ['Session'],
    }),
    askVerification: build.mutation<null, void>({
      query: () => ({ url: '/user/email/verification', method: 'POST' }),
    }),
    changeEmail: build.mutation<null, ChangeEmailBody>({
      query: (body) => ({ url: '/user/email', method: 'PUT', body }),
      invalidatesTags: ['Session'],
    }),
    useProof: build.mutation<ProofUsed, { token: string }>({
      query: (body) => ({ url: '/auth/verify-email', method: 'POST', body }),
      responseSchema: getAnswer(async () => (await contract()).proofUsedSchema),
      onQueryStarted: afterSuccess((dispatch: Dispatch, { user }: ProofUsed) => {
        if (user) dispatch(viewerChanged(user));
      }),
      invalidatesTags: ['Session', 'Contract'],
    }),
  }),
});

export const {
  useAskVerificationMutation,
  useChangeEmailMutation,
  useEmailStateQuery,
  useUseProofMutation,
} = emailApi;
