export { useSearchQuery } from './api/search-api';
