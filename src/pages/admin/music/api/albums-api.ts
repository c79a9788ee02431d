import { api, ask, send } from '@/shared/api';
import type { MusicAlbumsQuery } from '@/shared/contract/music-album.ts';

/** Done or refused, albums may have changed, and the log of staff has the act. */
const changed = ['MusicAlbum', 'Account', 'Album', 'Artist', 'Search'] as const;

/** Imported albums, joined and split by hand. See docs/product/imported-music.md. */
const albumsApi = api.enhanceEndpoints({ addTagTypes: ['Account', 'MusicAlbum'] }).injectEndpoints({
  endpoints: (build) => ({
    importedAlbums: build.query({
      ...ask('GET /admin/music/albums', (query: MusicAlbumsQuery) => ({ query })),
      providesTags: ['MusicAlbum'],
    }),
    importedSongs: build.query({
      ...ask('GET /admin/music/albums/:id'),
      providesTags: ['MusicAlbum'],
    }),
    musicDecisions: build.query({
      ...ask('GET /admin/music/decisions', (page: number) => ({ query: { page } })),
      providesTags: ['MusicAlbum'],
    }),
    recordings: build.query({
      ...ask('GET /admin/music/recordings', (page: number) => ({ query: { page } })),
      providesTags: ['MusicAlbum'],
    }),
    joinRecordings: build.mutation({
      ...ask('POST /admin/music/recordings/:id/join'),
      invalidatesTags: [...changed],
    }),
    dismissRecordings: build.mutation({
      ...send('POST /admin/music/recordings/:id/dismiss'),
      invalidatesTags: [...changed],
    }),
    joinAlbums: build.mutation({
      ...ask('POST /admin/music/albums/join'),
      invalidatesTags: [...changed],
    }),
    splitAlbum: build.mutation({
      ...ask('POST /admin/music/albums/:id/split'),
      invalidatesTags: [...changed],
    }),
    undoDecision: build.mutation({
      ...send('POST /admin/music/decisions/:id/undo'),
      invalidatesTags: [...changed],
    }),
  }),
});

export const {
  useDismissRecordingsMutation,
  useImportedAlbumsQuery,
  useImportedSongsQuery,
  useJoinAlbumsMutation,
  useJoinRecordingsMutation,
  useMusicDecisionsQuery,
  useRecordingsQuery,
  useSplitAlbumMutation,
  useUndoDecisionMutation,
} = albumsApi;
