import { answerOf, api, eachTag, listTag, withSample } from '@/shared/api';
import type { CreatePlaylistBody, Playlist } from '@/shared/contract/playlist.ts';

const contract = () => import('@/shared/contract/playlist.ts');
const listSchema = async () => (await contract()).playlistListSchema;

export const playlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    featuredPlaylists: build.query<Playlist[], void>({
      queryFn: withSample({
        query: () => '/playlists/featured',
        schema: listSchema,
        sample: async () => {
          const { sampleFeaturedPlaylists } = await import('@/shared/sample/answers.ts');
          return sampleFeaturedPlaylists();
        },
      }),
      providesTags: (playlists) => eachTag('Playlist', playlists),
    }),
    userPlaylists: build.query<Playlist[], void>({
      query: () => '/playlists/user',
      responseSchema: answerOf(listSchema),
      providesTags: [listTag('Playlist')],
    }),
    createPlaylist: build.mutation<Playlist, CreatePlaylistBody>({
      query: (body) => ({ url: '/playlists', method: 'POST', body }),
      responseSchema: answerOf(async () => (await contract()).playlistSchema),
      /** The returned playlist is appended locally. Source: document 1, section 4. */
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          playlistApi.util.updateQueryData('userPlaylists', undefined, (playlists) => {
            playlists.push(answer.data);
          }),
        );
      },
    }),
  }),
});

export const { useFeaturedPlaylistsQuery, useUserPlaylistsQuery, useCreatePlaylistMutation } =
  playlistApi;
