import { ownPlaylistsApi } from '../api/own-playlists-api';
import { useSavedPlaylistsQuery } from '../api/saved-playlists-api';

/** Undefined while it is not known. */
export function useIsSaved(id: string, isSignedIn: boolean): boolean | undefined {
  const { isSaved } = useSavedPlaylistsQuery(undefined, {
    skip: !isSignedIn,
    selectFromResult: ({ data }) => ({ isSaved: data?.some((playlist) => playlist.id === id) }),
  });
  return isSaved;
}

/** Where the owner is not known; false until the own playlists are. */
export function useIsOwnPlaylist(id: string): boolean {
  const { isOwn } = ownPlaylistsApi.endpoints.userPlaylists.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ isOwn: data?.some((playlist) => playlist.id === id) }),
  });
  return isOwn ?? false;
}
