import { api, ask, send } from '@/shared/api';
import type { AnswerStudentBody } from '@/shared/contract/student.ts';

type Answering = { id: string; answer: AnswerStudentBody };

/** See docs/product/plans.md. */
const studentRequestsApi = api.enhanceEndpoints({ addTagTypes: ['Student'] }).injectEndpoints({
  endpoints: (build) => ({
    studentRequests: build.query({
      ...ask('GET /admin/student-requests'),
      providesTags: ['Student'],
    }),
    answerStudent: build.mutation({
      ...send('POST /admin/student-requests/:id/answer', ({ id, answer }: Answering) => ({
        id,
        body: answer,
      })),
      // Also after a conflict: somebody else may have answered.
      invalidatesTags: ['Student'],
    }),
  }),
});

export const { useAnswerStudentMutation, useStudentRequestsQuery } = studentRequestsApi;
