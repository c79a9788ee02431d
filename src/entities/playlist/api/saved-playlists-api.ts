import type { WithSlice } from '@reduxjs/toolkit';
import { afterSuccess, api, ask, send } from '@/shared/api';
import type { Playlist } from '@/shared/contract/playlist.ts';
import { openedPlaylistApi } from './opened-playlist-api';
import type { AppThunk } from '@/shared/redux';
import { readPlaylists } from './read-playlists';

const savedTag = { type: 'Playlist', id: 'SAVED' } as const;

const changeCount = (id: string, change: (count: number) => number) =>
  openedPlaylistApi.util.updateQueryData('openedPlaylist', id, (playlist) => {
    playlist.followerCount = change(playlist.followerCount);
  });

/** A list that is still being read may lack the change, so it is read again. */
const patchSaved =
  (change: (playlists: Playlist[]) => Playlist[]): AppThunk<void, WithSlice<typeof api>> =>
  (dispatch, getState) => {
    const { data } = savedPlaylistsApi.endpoints.savedPlaylists.select()(getState());
    if (data) dispatch(savedPlaylistsApi.util.updateQueryData('savedPlaylists', undefined, change));
    else dispatch(api.util.invalidateTags([savedTag]));
  };

/** Nothing changes before the server agrees. */
const savedPlaylistsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of others, the last saved first. */
    savedPlaylists: build.query<Playlist[], void>({
      queryFn: (_void, _queryApi, _extra, request) =>
        readPlaylists(request, '/user/saved-playlists'),
      providesTags: [savedTag],
    }),
    savePlaylist: build.mutation<Playlist, string>({
      ...ask('PUT /user/saved-playlists/:id'),
      invalidatesTags: (answer) => (answer ? [{ type: 'User', id: answer.owner.id }] : []),
      onQueryStarted: afterSuccess((dispatch, answer, id) => {
        dispatch(changeCount(id, () => answer.followerCount));
        dispatch(
          patchSaved((playlists) => [
            answer,
            ...playlists.filter((playlist) => playlist.id !== id),
          ]),
        );
      }),
    }),
    unsavePlaylist: build.mutation<null, string>({
      ...send('DELETE /user/saved-playlists/:id'),
      invalidatesTags: (_answer, error) => (error ? [] : ['User']),
      onQueryStarted: afterSuccess((dispatch, _answer, id) => {
        dispatch(changeCount(id, (count) => Math.max(0, count - 1)));
        dispatch(patchSaved((playlists) => playlists.filter((playlist) => playlist.id !== id)));
      }),
    }),
  }),
});

export const { useSavedPlaylistsQuery, useSavePlaylistMutation, useUnsavePlaylistMutation } =
  savedPlaylistsApi;
