import { api, ask, eachTag, isBrought, withSample } from '@/shared/api';
import type { Playlist } from '@/shared/contract/playlist.ts';
import type { AppThunk } from '@/shared/redux';

const featuredPath = '/playlists/featured';

const playlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    featuredPlaylists: build.query<Playlist[], void>({
      queryFn: withSample({
        ...ask('GET /playlists/featured'),
        sample: async () => {
          const { sampleFeaturedPlaylists } = await import('@/shared/sample/sample-playlists.ts');
          return sampleFeaturedPlaylists();
        },
      }),
      providesTags: (playlists) => eachTag('Playlist', playlists),
    }),
  }),
});

/** Embedded in the page, for home's first render. */
export const takeBroughtPlaylists = (): AppThunk<Promise<void>> => async (dispatch) => {
  if (!isBrought(featuredPath)) return;
  await dispatch(playlistApi.endpoints.featuredPlaylists.initiate(undefined, { subscribe: false }));
};

/** What was read, without asking. */
export const useFeaturedPlaylistsQueryState = playlistApi.endpoints.featuredPlaylists.useQueryState;

export const { useFeaturedPlaylistsQuery } = playlistApi;
