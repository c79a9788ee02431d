import { getAnswer, api } from '@/shared/api';
import type { Highlights } from '@/shared/contract/highlights.ts';

export const highlightApi = api.enhanceEndpoints({ addTagTypes: ['Highlight'] }).injectEndpoints({
  endpoints: (build) => ({
    highlights: build.query<Highlights, void>({
      query: () => '/user/highlights',
      responseSchema: getAnswer(
        async () => (await import('@/shared/contract/highlights.ts')).highlightsSchema,
      ),
      providesTags: ['Highlight'],
    }),
  }),
});

export const { useHighlightsQuery } = highlightApi;
