import { api, ask, send } from '@/shared/api';

type OfTrack = { label: string | undefined; id: string; albumId: string };

const toTags = (_answer: unknown, _error: unknown, { id, albumId }: OfTrack) => [
  { type: 'Track' as const, id },
  { type: 'Album' as const, id: albumId },
];

/** See docs/product/lyrics.md. */
const lyricsApi = api.injectEndpoints({
  endpoints: (build) => ({
    giveLyrics: build.mutation({
      ...ask('PUT /label/tracks/:id/lyrics', ({ id, label, text }: OfTrack & { text: string }) => ({
        id,
        query: { label },
        body: { text },
      })),
      invalidatesTags: toTags,
    }),
    removeLyrics: build.mutation<null, OfTrack>({
      ...send('DELETE /label/tracks/:id/lyrics', ({ id, label }: OfTrack) => ({
        id,
        query: { label },
      })),
      invalidatesTags: toTags,
    }),
  }),
});

export const { useGiveLyricsMutation, useRemoveLyricsMutation } = lyricsApi;
