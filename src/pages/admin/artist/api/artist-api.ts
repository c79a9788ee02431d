import { getAnswer, api } from '@/shared/api';
import type { ArtistOverview } from '@/shared/contract/active-promotion.ts';

/** See docs/product/administration.md. */
const artistApi = api.enhanceEndpoints({ addTagTypes: ['Account', 'AdminLabel'] }).injectEndpoints({
  endpoints: (build) => ({
    adminArtist: build.query<ArtistOverview, string>({
      query: (id) => `/admin/artists/${id}`,
      responseSchema: getAnswer(
        async () => (await import('@/shared/contract/active-promotion.ts')).artistOverviewSchema,
      ),
      providesTags: ['Account', 'AdminLabel'],
    }),
  }),
});

export const { useAdminArtistQuery } = artistApi;
