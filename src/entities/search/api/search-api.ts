import { api, ask, getAnswer, hasNetwork, withSample } from '@/shared/api';
import type { BrowsePage, BrowseTopic } from '@/shared/contract/browse.ts';
import type { SearchKind, SearchPage, SearchResults } from '@/shared/contract/search.ts';

const contract = () => import('@/shared/contract/search.ts');

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchResults, string>({
      queryFn: withSample({
        ...ask('GET /search', (q: string) => ({ query: { q } })),
        sample: async (q) => {
          // Without a network nothing stands in for what the person asked for; without a server it does.
          if (!hasNetwork()) throw new Error('There is no network.');
          const { sampleSearch } = await import('@/shared/sample/sample-search.ts');
          return sampleSearch(q);
        },
      }),
      providesTags: ['Search'],
    }),
    browsePage: build.query<BrowsePage, BrowseTopic>({
      queryFn: withSample({
        query: ({ kind, id }) => `/${kind}s/${id}`,
        schema: async () => (await import('@/shared/contract/browse.ts')).browsePageSchema,
        sample: async (topic) =>
          (await import('@/shared/sample/sample-search.ts')).sampleBrowsePage(topic),
      }),
      providesTags: ['Search'],
    }),
    searchPages: build.infiniteQuery<SearchPage, { q: string; kind: SearchKind }, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: { q, kind }, pageParam: from }) => ({
        url: `/search/${kind}`,
        params: { q, from },
      }),
      responseSchema: getAnswer(async () => (await contract()).searchPageSchema),
      providesTags: ['Search'],
    }),
  }),
});

export const { useBrowsePageQuery, useSearchPagesInfiniteQuery, useSearchQuery } = searchApi;
