import { api, ask, listTag, partsByCursor, type PartOf, send } from '@/shared/api';
import type { Collaboration, PlaylistLog } from '@/shared/contract/collaboration.ts';

type OfPlaylist = { id: string };

const changed = (id: string) =>
  ['Collaboration', listTag('Playlist'), { type: 'Playlist', id }] as const;

/** See docs/product/collaboration.md. */
const collaborationApi = api.enhanceEndpoints({ addTagTypes: ['Collaboration'] }).injectEndpoints({
  endpoints: (build) => ({
    collaboration: build.query<Collaboration, string>({
      ...ask('GET /playlists/:id/collaboration'),
      providesTags: ['Session', 'Collaboration'],
      keepUnusedDataFor: 0,
    }),
    playlistLog: build.infiniteQuery<PlaylistLog, string, string | undefined>({
      infiniteQueryOptions: partsByCursor,
      ...ask('GET /playlists/:id/log', ({ pageParam: cursor, queryArg: id }: PartOf<string>) => ({
        id,
        query: { cursor },
      })),
      providesTags: ['Session', 'Collaboration'],
      keepUnusedDataFor: 0,
    }),
    makePlaylistLink: build.mutation<Collaboration, string>({
      ...ask('POST /playlists/:id/collaboration/link'),
      invalidatesTags: (answer, _error, id) => (answer ? changed(id) : []),
    }),
    withdrawPlaylistLink: build.mutation<Collaboration, string>({
      ...ask('DELETE /playlists/:id/collaboration/link'),
      invalidatesTags: ['Collaboration'],
    }),
    endCollaboration: build.mutation<null, string>({
      ...send('DELETE /playlists/:id/collaboration'),
      invalidatesTags: (_answer, error, id) => (error ? [] : changed(id)),
    }),
    removeCollaborator: build.mutation<null, OfPlaylist & { userId: string }>({
      ...send('DELETE /playlists/:id/collaborators/:userId'),
      invalidatesTags: ['Collaboration'],
    }),
    blockCollaborator: build.mutation<null, OfPlaylist & { userId: string }>({
      ...send(
        'POST /playlists/:id/collaboration/blocked',
        ({ id, userId }: OfPlaylist & { userId: string }) => ({ id, body: { userId } }),
      ),
      invalidatesTags: ['Collaboration'],
    }),
    letCollaboratorIn: build.mutation<null, OfPlaylist & { userId: string }>({
      ...send('DELETE /playlists/:id/collaboration/blocked/:userId'),
      invalidatesTags: ['Collaboration'],
    }),
    leavePlaylist: build.mutation<null, OfPlaylist & { userId: string }>({
      ...send('DELETE /playlists/:id/collaborators/:userId'),
      invalidatesTags: (_answer, error) => (error ? [] : [listTag('Playlist')]),
    }),
    undoAct: build.mutation<null, OfPlaylist & { actId: string }>({
      ...send('POST /playlists/:id/log/:actId/undo'),
      invalidatesTags: (_answer, _error, { id }) => changed(id),
    }),
    playlistInvitation: build.query({
      ...ask('POST /collaboration/invitation'),
      providesTags: ['Session', 'Collaboration'],
    }),
    joinPlaylist: build.mutation({
      ...ask('POST /collaboration/members'),
      invalidatesTags: (playlist) => (playlist ? changed(playlist.id) : []),
    }),
  }),
});

/** For what another person changed. */
export const rereadCollaboration = () => collaborationApi.util.invalidateTags(['Collaboration']);

export const {
  useBlockCollaboratorMutation,
  useCollaborationQuery,
  useEndCollaborationMutation,
  useJoinPlaylistMutation,
  useLeavePlaylistMutation,
  useLetCollaboratorInMutation,
  useMakePlaylistLinkMutation,
  usePlaylistInvitationQuery,
  usePlaylistLogInfiniteQuery,
  useRemoveCollaboratorMutation,
  useUndoActMutation,
  useWithdrawPlaylistLinkMutation,
} = collaborationApi;
