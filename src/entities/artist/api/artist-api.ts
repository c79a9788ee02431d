import { api, withSample } from '@/shared/api';
import type { ArtistPage } from '@/shared/contract/artist.ts';

export const artistApi = api.injectEndpoints({
  endpoints: (build) => ({
    artist: build.query<ArtistPage, string>({
      queryFn: withSample({
        query: (id) => `/artists/${id}`,
        schema: async () => (await import('@/shared/contract/artist.ts')).artistPageSchema,
        sample: async (id) => (await import('@/shared/sample/answers.ts')).sampleArtistPage(id),
      }),
      providesTags: (_artist, _error, id) => [{ type: 'Artist', id }],
    }),
  }),
});

export const { useArtistQuery } = artistApi;
