import { afterSuccess, api, getAnswer } from '@/shared/api';

const answer = getAnswer(
  async () => (await import('@/shared/contract/search.ts')).recentSearchesSchema,
);
const url = '/user/searches';

const recentSearchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    recentSearches: build.query<string[], void>({ query: () => url, responseSchema: answer }),
    addRecentSearch: build.mutation<string[], string>({
      query: (query) => ({ url, method: 'PUT', body: { query } }),
      responseSchema: answer,
      onQueryStarted: afterSuccess((dispatch, searches) => dispatch(replaceBy(searches))),
    }),
    /** All of them without a query. */
    forgetRecentSearches: build.mutation<string[], string | undefined>({
      query: (q) => ({ url, method: 'DELETE', params: { q } }),
      responseSchema: answer,
      onQueryStarted: afterSuccess((dispatch, searches) => dispatch(replaceBy(searches))),
    }),
  }),
});

const replaceBy = (searches: string[]) =>
  recentSearchesApi.util.upsertQueryData('recentSearches', undefined, searches);

export const {
  useAddRecentSearchMutation,
  useForgetRecentSearchesMutation,
  useRecentSearchesQuery,
} = recentSearchesApi;
