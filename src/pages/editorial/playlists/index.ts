export { PlaylistsTab } from './ui/PlaylistsTab';
