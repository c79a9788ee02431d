export {
  searchApi,
  useBrowsePageQuery,
  useSearchPagesInfiniteQuery,
  useSearchQuery,
} from './api/search-api';
export {
  useAddRecentSearchMutation,
  useForgetRecentSearchesMutation,
  useRecentSearchesQuery,
} from './api/recent-searches-api';
export { type BestResult, bestResult } from './lib/best-result';
