import { api, ask } from '@/shared/api';
import type { Highlights } from '@/shared/contract/highlights.ts';

export const highlightApi = api.enhanceEndpoints({ addTagTypes: ['Highlight'] }).injectEndpoints({
  endpoints: (build) => ({
    highlights: build.query<Highlights, void>({
      ...ask('GET /user/highlights'),
      providesTags: ['Highlight'],
    }),
  }),
});

export const { useHighlightsQuery } = highlightApi;
