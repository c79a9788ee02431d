import { api, ask } from '@/shared/api';
import type { ArtistOverview } from '@/shared/contract/active-promotion.ts';

/** See docs/product/administration.md. */
const artistApi = api.enhanceEndpoints({ addTagTypes: ['Account', 'AdminLabel'] }).injectEndpoints({
  endpoints: (build) => ({
    adminArtist: build.query<ArtistOverview, string>({
      ...ask('GET /admin/artists/:id'),
      providesTags: ['Account', 'AdminLabel'],
    }),
  }),
});

export const { useAdminArtistQuery } = artistApi;
