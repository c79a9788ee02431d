import { api, getAnswer } from '@/shared/api';
import type { AskForArtistBody, OwnArtistRequest } from '@/shared/contract/artist-request.ts';

/** See docs/product/ownership.md. */
const artistRequestApi = api.enhanceEndpoints({ addTagTypes: ['ArtistRequest'] }).injectEndpoints({
  endpoints: (build) => ({
    ownArtistRequest: build.query<OwnArtistRequest, void>({
      query: () => '/artist/request',
      responseSchema: getAnswer(
        async () => (await import('@/shared/contract/artist-request.ts')).ownArtistRequestSchema,
      ),
      providesTags: ['ArtistRequest'],
    }),
    askForArtist: build.mutation<null, AskForArtistBody>({
      query: (body) => ({ url: '/artist/request', method: 'POST', body }),
      // Also after a conflict: another tab may have asked.
      invalidatesTags: ['ArtistRequest'],
    }),
  }),
});

export const { useAskForArtistMutation, useOwnArtistRequestQuery } = artistRequestApi;
