export { JoinPlaylistPage } from './ui/JoinPlaylistPage';
