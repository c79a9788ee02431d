import { api, getAnswer } from '@/shared/api';
import type { ChartArtists, ChartId } from '@/shared/contract/chart.ts';

const suggestedArtistsApi = api.injectEndpoints({
  endpoints: (build) => ({
    suggestedArtists: build.query<ChartArtists, ChartId>({
      query: (id) => `/charts/${id}/artists`,
      responseSchema: getAnswer(
        async () => (await import('@/shared/contract/chart.ts')).chartArtistsSchema,
      ),
    }),
  }),
});

export const { useSuggestedArtistsQuery } = suggestedArtistsApi;
