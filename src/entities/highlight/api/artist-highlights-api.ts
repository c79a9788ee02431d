import { api, ask } from '@/shared/api';
import type { ArtistHighlights } from '@/shared/contract/artist-highlights.ts';

const artistHighlightsApi = api
  .enhanceEndpoints({ addTagTypes: ['ArtistHighlights', 'Highlight'] })
  .injectEndpoints({
    endpoints: (build) => ({
      artistHighlights: build.query<ArtistHighlights, string>({
        ...ask('GET /artists/:id/highlights'),
        providesTags: ['ArtistHighlights'],
      }),
    }),
  });

export const { useArtistHighlightsQuery } = artistHighlightsApi;

export const highlightsSeen = () =>
  artistHighlightsApi.util.invalidateTags(['ArtistHighlights', 'Highlight']);
