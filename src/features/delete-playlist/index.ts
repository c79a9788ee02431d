export { DeletePlaylistDialog } from './ui/DeletePlaylistDialog';
