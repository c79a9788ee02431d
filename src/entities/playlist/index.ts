export {
  takeBroughtPlaylists,
  useFeaturedPlaylistsQuery,
  useFeaturedPlaylistsQueryState,
} from './api/playlist-api';
export { useCreatePlaylistMutation, useUserPlaylistsQuery } from './api/own-playlists-api';
export { openedPlaylistApi, useOpenedPlaylistQuery } from './api/opened-playlist-api';
export {
  useAddTrackToPlaylistMutation,
  useAddTracksToPlaylistMutation,
  useChangePlaylistMutation,
  useDeletedPlaylistsQuery,
  useDeletePlaylistMutation,
  useMoveTrackInPlaylistMutation,
  useRemoveTrackFromPlaylistMutation,
  useRemoveTracksFromPlaylistMutation,
  useRestorePlaylistMutation,
  useRestoreTrackInPlaylistMutation,
} from './api/playlist-writes-api';
export {
  useSavedPlaylistsQuery,
  useSavePlaylistMutation,
  useUnsavePlaylistMutation,
} from './api/saved-playlists-api';
export { useIsOwnPlaylist, useIsSaved } from './model/use-is-saved';
export { knownPlaylist, readNextPart, rereadPlaylist } from './model/read-playlist';
export { readPlaylistAnew } from './model/read-playlist-anew';
export { getVisibility } from './lib/get-visibility';
export { playlistSource } from './lib/playlist-source';
export { PlaylistCard } from './ui/PlaylistCard';
export { PlaylistTile } from './ui/PlaylistTile';
