import { api, ask, withSample } from '@/shared/api';
import type { FullArtist } from '@/shared/contract/artist.ts';

export const artistApi = api.injectEndpoints({
  endpoints: (build) => ({
    artist: build.query<FullArtist, string>({
      queryFn: withSample({
        ...ask('GET /artists/:id'),
        sample: async (id) =>
          (await import('@/shared/sample/sample-music-pages.ts')).sampleFullArtist(id),
      }),
      providesTags: (_artist, _error, id) => [{ type: 'Artist', id }],
    }),
  }),
});

export const { useArtistQuery } = artistApi;
