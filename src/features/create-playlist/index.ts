export { CreatePlaylistForm } from './ui/CreatePlaylistForm';
export { NewPlaylistForm } from './ui/NewPlaylistForm';
