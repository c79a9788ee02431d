export {
  searchApi,
  useBrowsePageQuery,
  useSearchPagesInfiniteQuery,
  useSearchQuery,
} from './api/search-api';
export { type BestResult, bestResult } from './lib/best-result';
