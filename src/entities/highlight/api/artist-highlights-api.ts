import { answerOf, api } from '@/shared/api';
import type { ArtistHighlights } from '@/shared/contract/artist-highlights.ts';

/** What an artist's page shows beside the music. Where the server does not answer there is nothing of it. */
const artistHighlightsApi = api
  .enhanceEndpoints({ addTagTypes: ['ArtistHighlights', 'Highlight'] })
  .injectEndpoints({
    endpoints: (build) => ({
      artistHighlights: build.query<ArtistHighlights, string>({
        query: (artistId) => `/artists/${artistId}/highlights`,
        responseSchema: answerOf(
          async () =>
            (await import('@/shared/contract/artist-highlights.ts')).artistHighlightsSchema,
        ),
        providesTags: ['ArtistHighlights'],
      }),
    }),
  });

export const { useArtistHighlightsQuery } = artistHighlightsApi;

/** Something of them was looked at: what is shown is asked for once more. */
export const highlightsSeen = () =>
  artistHighlightsApi.util.invalidateTags(['ArtistHighlights', 'Highlight']);
