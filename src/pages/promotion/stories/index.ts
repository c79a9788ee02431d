export { StoriesPage } from './ui/StoriesPage';
