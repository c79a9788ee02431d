export { LikedSongsPage } from './ui/LikedSongsPage';
