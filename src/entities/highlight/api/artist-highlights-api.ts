import { getAnswer, api } from '@/shared/api';
import type { ArtistHighlights } from '@/shared/contract/artist-highlights.ts';

const artistHighlightsApi = api
  .enhanceEndpoints({ addTagTypes: ['ArtistHighlights', 'Highlight'] })
  .injectEndpoints({
    endpoints: (build) => ({
      artistHighlights: build.query<ArtistHighlights, string>({
        query: (artistId) => `/artists/${artistId}/highlights`,
        responseSchema: getAnswer(
          async () =>
            (await import('@/shared/contract/artist-highlights.ts')).artistHighlightsSchema,
        ),
        providesTags: ['ArtistHighlights'],
      }),
    }),
  });

export const { useArtistHighlightsQuery } = artistHighlightsApi;

export const highlightsSeen = () =>
  artistHighlightsApi.util.invalidateTags(['ArtistHighlights', 'Highlight']);
