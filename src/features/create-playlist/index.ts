export { CreatePlaylistForm } from './ui/CreatePlaylistForm';
