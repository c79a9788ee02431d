import { api, getAnswer } from '@/shared/api';
import type { AnswerArtistRequestBody, ArtistRequests } from '@/shared/contract/artist-request.ts';

type Answering = { id: string; answer: AnswerArtistRequestBody };

/** See docs/product/ownership.md. */
const artistRequestsApi = api.enhanceEndpoints({ addTagTypes: ['ArtistRequest'] }).injectEndpoints({
  endpoints: (build) => ({
    artistRequests: build.query<ArtistRequests, void>({
      query: () => '/admin/artist-requests',
      responseSchema: getAnswer(
        async () => (await import('@/shared/contract/artist-request.ts')).artistRequestsSchema,
      ),
      providesTags: ['ArtistRequest'],
    }),
    answerArtistRequest: build.mutation<null, Answering>({
      query: ({ id, answer }) => ({
        url: `/admin/artist-requests/${id}/answer`,
        method: 'POST',
        body: answer,
      }),
      // Also after a conflict: somebody else may have answered.
      invalidatesTags: ['ArtistRequest'],
    }),
  }),
});

export const { useAnswerArtistRequestMutation, useArtistRequestsQuery } = artistRequestsApi;
