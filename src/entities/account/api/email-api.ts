import type { Dispatch } from '@reduxjs/toolkit';
import { afterSuccess, api, ask, send } from '@/shared/api';
import type { EmailState, ProofUsed } from '@/shared/contract/email-proof.ts';
import { viewerChanged } from '@/entities/session/@x/account';

/** See docs/product/account.md. */
const emailApi = api.enhanceEndpoints({ addTagTypes: ['Contract', 'Student'] }).injectEndpoints({
  endpoints: (build) => ({
    emailState: build.query<EmailState, void>({
      ...ask('GET /user/email'),
      providesTags: ['Session'],
    }),
    askVerification: build.mutation({
      ...send('POST /user/email/verification'),
    }),
    changeEmail: build.mutation({
      ...send('PUT /user/email'),
      invalidatesTags: ['Session'],
    }),
    useProof: build.mutation({
      ...ask('POST /auth/verify-email'),
      onQueryStarted: afterSuccess((dispatch: Dispatch, { user }: ProofUsed) => {
        if (user) dispatch(viewerChanged(user));
      }),
      invalidatesTags: ['Session', 'Contract', 'Student'],
    }),
  }),
});

export const {
  useAskVerificationMutation,
  useChangeEmailMutation,
  useEmailStateQuery,
  useUseProofMutation,
} = emailApi;
