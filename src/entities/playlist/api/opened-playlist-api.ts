import { original } from '@reduxjs/toolkit';
import { withBeginning } from '@/entities/track/@x/playlist';
import { getAnswer, api, orKept, withSample } from '@/shared/api';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import type { TrackSlice } from '@/shared/contract/track.ts';

export const openedPlaylistApi = api.injectEndpoints({
  endpoints: (build) => ({
    openedPlaylist: build.query<FullPlaylist, string>({
      queryFn: orKept<FullPlaylist, string>(
        withSample({
          query: (id) => `/playlists/${id}`,
          schema: async () => (await import('@/shared/contract/playlist.ts')).fullPlaylistSchema,
          sample: async (id) =>
            (await import('@/shared/sample/sample-playlists.ts')).sampleFullPlaylist(id),
        }),
      ),
      providesTags: (_playlist, _error, id) => [{ type: 'Playlist', id }],
      merge: (draft, fresh) => {
        const known = original(draft);
        return known ? withBeginning(known, fresh) : fresh;
      },
    }),
    playlistTracksPart: build.query<TrackSlice, { id: string; cursor?: string; limit: number }>({
      query: ({ id, ...params }) => ({ url: `/playlists/${id}/tracks`, params }),
      responseSchema: getAnswer(
        async () => (await import('@/shared/contract/track.ts')).trackSliceSchema,
      ),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOpenedPlaylistQuery } = openedPlaylistApi;
