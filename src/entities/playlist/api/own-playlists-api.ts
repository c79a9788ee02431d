import { afterSuccess, api, ask, listTag, orKept } from '@/shared/api';
import type { CreatePlaylistBody, Playlist } from '@/shared/contract/playlist.ts';

/** A person's own playlists, which a visitor's first visit does without. */
export const ownPlaylistsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The last changed first. */
    userPlaylists: build.query<Playlist[], void>({
      queryFn: orKept<Playlist[]>(async (_void, _queryApi, _extra, request) => {
        const { readPlaylists } = await import('./read-playlists');
        return readPlaylists(request, '/playlists/user');
      }),
      providesTags: [listTag('Playlist')],
    }),
    createPlaylist: build.mutation<Playlist, CreatePlaylistBody>({
      ...ask('POST /playlists'),
      /** The newest playlist comes first, as on the server. */
      onQueryStarted: afterSuccess((dispatch, answer) => {
        dispatch(
          ownPlaylistsApi.util.updateQueryData('userPlaylists', undefined, (playlists) => {
            playlists.unshift(answer);
          }),
        );
      }),
    }),
  }),
});

export const { useUserPlaylistsQuery, useCreatePlaylistMutation } = ownPlaylistsApi;
