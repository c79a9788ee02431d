import { original } from '@reduxjs/toolkit';
import { withBeginning } from '@/entities/track/@x/playlist';
import { api, ask, orKept, withSample } from '@/shared/api';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import type { TrackSlice } from '@/shared/contract/track.ts';

export const openedPlaylistApi = api.injectEndpoints({
  endpoints: (build) => ({
    openedPlaylist: build.query<FullPlaylist, string>({
      queryFn: orKept<FullPlaylist, string>(
        withSample({
          ...ask('GET /playlists/:id'),
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
      ...ask('GET /playlists/:id/tracks'),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOpenedPlaylistQuery } = openedPlaylistApi;
