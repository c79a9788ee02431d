import { afterSuccess, api, ask } from '@/shared/api';

const recentSearchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    recentSearches: build.query<string[], void>({ ...ask('GET /user/searches') }),
    addRecentSearch: build.mutation({
      ...ask('PUT /user/searches', (query: string) => ({ body: { query } })),
      onQueryStarted: afterSuccess((dispatch, searches) => dispatch(replaceBy(searches))),
    }),
    /** All of them without a query. */
    forgetRecentSearches: build.mutation({
      ...ask('DELETE /user/searches', (q: string | undefined) => ({ query: { q } })),
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
