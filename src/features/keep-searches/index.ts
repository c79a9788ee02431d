export { useRecentSearches } from './model/use-recent-searches';
export { RecentSearches } from './ui/RecentSearches';
