import { afterSuccess, api, ask } from '@/shared/api';
import type { OwnStudentProof } from '@/shared/contract/student.ts';

const keep = (proof: OwnStudentProof) =>
  studentApi.util.upsertQueryData('studentProof', undefined, proof);

/** See docs/product/plans.md. */
const studentApi = api.enhanceEndpoints({ addTagTypes: ['Student'] }).injectEndpoints({
  endpoints: (build) => ({
    studentProof: build.query<OwnStudentProof, void>({
      ...ask('GET /user/student'),
      providesTags: ['Session', 'Student'],
    }),
    proveByEmail: build.mutation({
      ...ask('POST /user/student/email'),
      onQueryStarted: afterSuccess((dispatch, proof) => void dispatch(keep(proof))),
    }),
    askForCheck: build.mutation({
      ...ask('POST /user/student/request'),
      onQueryStarted: afterSuccess((dispatch, proof) => void dispatch(keep(proof))),
    }),
  }),
});

export const { useAskForCheckMutation, useProveByEmailMutation, useStudentProofQuery } = studentApi;
