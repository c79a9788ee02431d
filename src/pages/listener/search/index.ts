export { GenrePage, MoodPage } from './ui/BrowsePage';
export { SearchPage } from './ui/SearchPage';
