import { api, ask, orKept, withSample } from '@/shared/api';
import type { FullAlbum } from '@/shared/contract/album.ts';

export const albumApi = api.injectEndpoints({
  endpoints: (build) => ({
    album: build.query<FullAlbum, string>({
      queryFn: orKept<FullAlbum, string>(
        withSample({
          ...ask('GET /albums/:id'),
          sample: async (id) =>
            (await import('@/shared/sample/sample-music-pages.ts')).sampleFullAlbum(id),
        }),
      ),
      providesTags: (_album, _error, id) => [{ type: 'Album', id }],
    }),
  }),
});

export const { useAlbumQuery } = albumApi;
