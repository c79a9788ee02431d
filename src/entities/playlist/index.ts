export {
  useCreatePlaylistMutation,
  useFeaturedPlaylistsQuery,
  useUserPlaylistsQuery,
} from './api/playlist-api';
export { playlistSource } from './lib/playlist-source';
export { PlaylistCard } from './ui/PlaylistCard';
export { PlaylistTile } from './ui/PlaylistTile';
