export {
  useCreatePlaylistMutation,
  useFeaturedPlaylistsQuery,
  useUserPlaylistsQuery,
} from './api/playlist-api';
