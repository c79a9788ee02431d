export {
  takeBroughtPlaylists,
  useCreatePlaylistMutation,
  useFeaturedPlaylistsQuery,
  useUserPlaylistsQuery,
} from './api/playlist-api';
export { openedPlaylistApi, useOpenedPlaylistQuery } from './api/opened-playlist-api';
export {
  useAddTrackToPlaylistMutation,
  useAddTracksToPlaylistMutation,
  useChangePlaylistMutation,
  useDeletePlaylistMutation,
  useMoveTrackInPlaylistMutation,
  useRemoveTrackFromPlaylistMutation,
  useRestoreTrackInPlaylistMutation,
} from './api/playlist-writes-api';
export { knownPlaylist, readNextPart, rereadPlaylist } from './model/read-playlist';
export { playlistSource } from './lib/playlist-source';
export { PlaylistCard } from './ui/PlaylistCard';
export { PlaylistTile } from './ui/PlaylistTile';
