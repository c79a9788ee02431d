import { api, withSample } from '@/shared/api';
import type { SearchResults } from '@/shared/contract/search.ts';

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchResults, string>({
      queryFn: withSample({
        query: (q: string) => ({ url: '/search', params: { q } }),
        schema: async () => (await import('@/shared/contract/search.ts')).searchResultsSchema,
        sample: async (q) => {
          const { sampleSearch } = await import('@/shared/sample/sample-search.ts');
          return sampleSearch(q);
        },
      }),
      providesTags: ['Search'],
    }),
  }),
});

export const { useSearchQuery } = searchApi;
