import {
  afterSuccess,
  getAnswer,
  api,
  eachTag,
  isBrought,
  listTag,
  orKept,
  withSample,
} from '@/shared/api';
import type { CreatePlaylistBody, Playlist } from '@/shared/contract/playlist.ts';
import type { AppThunk } from '@/shared/redux';

const contract = () => import('@/shared/contract/playlist.ts');
const featuredPath = '/playlists/featured';
const listSchema = async () => (await contract()).playlistListSchema;

export const playlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    featuredPlaylists: build.query<Playlist[], void>({
      queryFn: withSample({
        query: () => featuredPath,
        schema: listSchema,
        sample: async () => {
          const { sampleFeaturedPlaylists } = await import('@/shared/sample/sample-playlists.ts');
          return sampleFeaturedPlaylists();
        },
      }),
      providesTags: (playlists) => eachTag('Playlist', playlists),
    }),
    /** The last changed first. */
    userPlaylists: build.query<Playlist[], void>({
      queryFn: orKept<Playlist[]>(async (_void, _queryApi, _extra, ask) => {
        const { readPlaylists } = await import('./read-playlists');
        return readPlaylists(ask, '/playlists/user');
      }),
      providesTags: [listTag('Playlist')],
    }),
    createPlaylist: build.mutation<Playlist, CreatePlaylistBody>({
      query: (body) => ({ url: '/playlists', method: 'POST', body }),
      responseSchema: getAnswer(async () => (await contract()).playlistSchema),
      /** The newest playlist comes first, as on the server. */
      onQueryStarted: afterSuccess((dispatch, answer) => {
        dispatch(
          playlistApi.util.updateQueryData('userPlaylists', undefined, (playlists) => {
            playlists.unshift(answer);
          }),
        );
      }),
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

export const { useFeaturedPlaylistsQuery, useUserPlaylistsQuery, useCreatePlaylistMutation } =
  playlistApi;
