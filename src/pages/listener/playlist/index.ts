export { PlaylistPage } from './ui/PlaylistPage';
