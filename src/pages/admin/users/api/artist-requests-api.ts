import { api, ask, send } from '@/shared/api';
import type { AnswerArtistRequestBody, ArtistRequests } from '@/shared/contract/artist-request.ts';

type Answering = { id: string; answer: AnswerArtistRequestBody };

/** See docs/product/ownership.md. */
const artistRequestsApi = api.enhanceEndpoints({ addTagTypes: ['ArtistRequest'] }).injectEndpoints({
  endpoints: (build) => ({
    artistRequests: build.query<ArtistRequests, void>({
      ...ask('GET /admin/artist-requests'),
      providesTags: ['ArtistRequest'],
    }),
    answerArtistRequest: build.mutation<null, Answering>({
      ...send('POST /admin/artist-requests/:id/answer', ({ id, answer }: Answering) => ({
        id,
        body: answer,
      })),
      // Also after a conflict: somebody else may have answered.
      invalidatesTags: ['ArtistRequest'],
    }),
  }),
});

export const { useAnswerArtistRequestMutation, useArtistRequestsQuery } = artistRequestsApi;
