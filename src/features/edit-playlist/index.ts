export { EditPlaylistDialog } from './ui/EditPlaylistDialog';
