export { BrowsePage } from './ui/BrowsePage';
export { SearchPage } from './ui/SearchPage';
