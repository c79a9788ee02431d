import { original } from '@reduxjs/toolkit';
import { withMovedEntry, withRestoredEntry, withoutEntry } from '@/entities/track/@x/playlist';
import { afterSuccess, api, ask, isProblem, listTag, send } from '@/shared/api';
import type {
  AddTrackBody,
  AddTracksAnswer,
  AddTracksBody,
  ChangePlaylistBody,
  DeletedPlaylist,
  FormerPosition,
  MoveTrackBody,
  Playlist,
  PlaylistDetails,
  RemoveTracksBody,
} from '@/shared/contract/playlist.ts';
import type { Track } from '@/shared/contract/track.ts';
import { openedPlaylistApi } from './opened-playlist-api';
import { ownPlaylistsApi } from './own-playlists-api';

type OfPlaylist<Body> = { id: string } & Body;
type Removal = { trackId: string; entryId: string };

/** The changed playlist comes first, as on the server. */
const changedFirst = (id: string) => (one: Playlist, other: Playlist) =>
  Number(other.id === id) - Number(one.id === id);

/** Nothing changes before the server agrees. */
const playlistWritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePlaylist: build.mutation<PlaylistDetails, OfPlaylist<ChangePlaylistBody>>({
      ...ask('PATCH /playlists/:id'),
      onQueryStarted: afterSuccess((dispatch, details, { id }) => {
        dispatch(
          openedPlaylistApi.util.updateQueryData('openedPlaylist', id, (playlist) => {
            Object.assign(playlist, details);
          }),
        );
        dispatch(
          ownPlaylistsApi.util.updateQueryData('userPlaylists', undefined, (playlists) =>
            playlists
              .map((playlist) => (playlist.id === id ? { ...playlist, ...details } : playlist))
              .toSorted(changedFirst(id)),
          ),
        );
      }),
    }),
    /** See docs/product/library.md. */
    deletePlaylist: build.mutation<null, string>({
      ...send('DELETE /playlists/:id'),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const isMissing = await queryFulfilled.then(
          () => true,
          ({ error }) => isProblem(error) && error.kind === 'not-found',
        );
        if (!isMissing) return;
        dispatch(
          ownPlaylistsApi.util.updateQueryData('userPlaylists', undefined, (playlists) =>
            playlists.filter((playlist) => playlist.id !== id),
          ),
        );
      },
    }),
    /** See docs/product/library.md. */
    deletedPlaylists: build.query<DeletedPlaylist[], void>({
      ...ask('GET /user/deleted-playlists'),
      keepUnusedDataFor: 0,
    }),
    restorePlaylist: build.mutation<Playlist, string>({
      ...ask('POST /playlists/:id/restore'),
      invalidatesTags: (answer) => (answer ? [listTag('Playlist')] : []),
      onQueryStarted: afterSuccess((dispatch, _answer, id) => {
        dispatch(
          playlistWritesApi.util.updateQueryData('deletedPlaylists', undefined, (playlists) =>
            playlists.filter((playlist) => playlist.id !== id),
          ),
        );
      }),
    }),
    addTrackToPlaylist: build.mutation<
      { entryId: string; trackCount: number },
      OfPlaylist<AddTrackBody>
    >({
      ...ask('POST /playlists/:id/tracks'),
      invalidatesTags: (answer, _error, { id }) =>
        answer ? [listTag('Playlist'), { type: 'Playlist', id }] : [],
    }),
    addTracksToPlaylist: build.mutation<AddTracksAnswer, OfPlaylist<AddTracksBody>>({
      ...ask('POST /playlists/:id/tracks/several'),
      invalidatesTags: (answer, _error, { id }) =>
        answer ? [listTag('Playlist'), { type: 'Playlist', id }] : [],
    }),
    removeTracksFromPlaylist: build.mutation<null, OfPlaylist<RemoveTracksBody>>({
      ...send('POST /playlists/:id/tracks/removal'),
      invalidatesTags: (_answer, error, { id }) =>
        error ? [] : [listTag('Playlist'), { type: 'Playlist', id }],
    }),
    removeTrackFromPlaylist: build.mutation<null, OfPlaylist<Removal>>({
      ...send(
        'DELETE /playlists/:id/tracks/:trackId',
        ({ id, trackId, entryId }: OfPlaylist<Removal>) => ({ id, trackId, query: { entryId } }),
      ),
      invalidatesTags: (_answer, error) => (error ? [] : [listTag('Playlist')]),
      onQueryStarted: afterSuccess((dispatch, _answer, { id, entryId }) => {
        dispatch(
          openedPlaylistApi.util.updateQueryData('openedPlaylist', id, (draft) => {
            const known = original(draft);
            return known && withoutEntry(known, entryId);
          }),
        );
      }),
    }),
    restoreTrackInPlaylist: build.mutation<
      { entryId: string; trackCount: number },
      { id: string; track: Track; position: FormerPosition }
    >({
      ...ask(
        'POST /playlists/:id/tracks',
        ({
          id,
          track,
          position: restore,
        }: {
          id: string;
          track: Track;
          position: FormerPosition;
        }) => ({ id, body: { trackId: track.id, restore } satisfies AddTrackBody }),
      ),
      invalidatesTags: (answer) => (answer ? [listTag('Playlist')] : []),
      onQueryStarted: afterSuccess((dispatch, answer, { id, track, position }) => {
        const entry = { ...track, entryId: answer.entryId };
        let isPlaced = false;
        dispatch(
          openedPlaylistApi.util.updateQueryData('openedPlaylist', id, (draft) => {
            const known = original(draft);
            // The news of it may have come before the answer.
            const isThere = known?.tracks.some(({ entryId }) => entryId === answer.entryId);
            const restored = isThere ? known : known && withRestoredEntry(known, entry, position);
            isPlaced = restored != null;
            return restored ?? known;
          }),
        );
        if (!isPlaced) dispatch(api.util.invalidateTags([{ type: 'Playlist', id }]));
      }),
    }),
    moveTrackInPlaylist: build.mutation<null, OfPlaylist<MoveTrackBody>>({
      ...send('PUT /playlists/:id/tracks/order'),
      onQueryStarted: afterSuccess((dispatch, _answer, { id, entryId, beforeEntryId }) => {
        dispatch(
          openedPlaylistApi.util.updateQueryData('openedPlaylist', id, (draft) => {
            const known = original(draft);
            return known && withMovedEntry(known, entryId, beforeEntryId);
          }),
        );
        dispatch(
          ownPlaylistsApi.util.updateQueryData('userPlaylists', undefined, (playlists) =>
            playlists.toSorted(changedFirst(id)),
          ),
        );
      }),
    }),
  }),
});

export const {
  useAddTrackToPlaylistMutation,
  useAddTracksToPlaylistMutation,
  useChangePlaylistMutation,
  useDeletedPlaylistsQuery,
  useDeletePlaylistMutation,
  useMoveTrackInPlaylistMutation,
  useRemoveTrackFromPlaylistMutation,
  useRemoveTracksFromPlaylistMutation,
  useRestorePlaylistMutation,
  useRestoreTrackInPlaylistMutation,
} = playlistWritesApi;
