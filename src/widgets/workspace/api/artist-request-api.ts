import { api, ask, send } from '@/shared/api';
import type { AskForArtistBody, OwnArtistRequest } from '@/shared/contract/artist-request.ts';

/** See docs/product/ownership.md. */
const artistRequestApi = api.enhanceEndpoints({ addTagTypes: ['ArtistRequest'] }).injectEndpoints({
  endpoints: (build) => ({
    ownArtistRequest: build.query<OwnArtistRequest, void>({
      ...ask('GET /artist/request'),
      providesTags: ['ArtistRequest'],
    }),
    askForArtist: build.mutation<null, AskForArtistBody>({
      ...send('POST /artist/request'),
      // Also after a conflict: another tab may have asked.
      invalidatesTags: ['ArtistRequest'],
    }),
  }),
});

export const { useAskForArtistMutation, useOwnArtistRequestQuery } = artistRequestApi;
