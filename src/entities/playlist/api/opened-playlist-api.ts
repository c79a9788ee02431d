import { original } from '@reduxjs/toolkit';
import { answerOf, api, withSample } from '@/shared/api';
import type { PlaylistPage } from '@/shared/contract/playlist.ts';
import type { TrackSlice } from '@/shared/contract/track.ts';

const entriesOf = ({ tracks }: PlaylistPage) => tracks.map(({ entryId }) => entryId).join();

/** Whether a longer list that was read on still begins with what the server answers now. */
function beginsWith(known: PlaylistPage, fresh: PlaylistPage) {
  const start = { ...known, tracks: known.tracks.slice(0, fresh.tracks.length) };
  return known.trackCount === fresh.trackCount && entriesOf(start) === entriesOf(fresh);
}

/** One playlist, opened, and the rest of its tracks. */
export const openedPlaylistApi = api.injectEndpoints({
  endpoints: (build) => ({
    openedPlaylist: build.query<PlaylistPage, string>({
      queryFn: withSample({
        query: (id) => `/playlists/${id}`,
        schema: async () => (await import('@/shared/contract/playlist.ts')).playlistPageSchema,
        sample: async (id) => (await import('@/shared/sample/answers.ts')).samplePlaylistPage(id),
      }),
      providesTags: (_playlist, _error, id) => [{ type: 'Playlist', id }],
      // What was read on while scrolling stays when the same playlist is asked for again.
      merge: (draft, fresh) => {
        const known = original(draft);
        if (!known || !beginsWith(known, fresh)) return fresh;
        return { ...fresh, tracks: known.tracks, nextCursor: known.nextCursor };
      },
    }),
    playlistSlice: build.query<TrackSlice, { id: string; cursor: string; limit: number }>({
      query: ({ id, ...params }) => ({ url: `/playlists/${id}/tracks`, params }),
      responseSchema: answerOf(
        async () => (await import('@/shared/contract/track.ts')).trackSliceSchema,
      ),
      // Its tracks go into the opened playlist; nothing else asks for it.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOpenedPlaylistQuery } = openedPlaylistApi;
