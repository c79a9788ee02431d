import { api, ask } from '@/shared/api';
import type { ChartArtists, ChartId } from '@/shared/contract/chart.ts';

const suggestedArtistsApi = api.injectEndpoints({
  endpoints: (build) => ({
    suggestedArtists: build.query<ChartArtists, ChartId>({
      ...ask('GET /charts/:id/artists'),
    }),
  }),
});

export const { useSuggestedArtistsQuery } = suggestedArtistsApi;
