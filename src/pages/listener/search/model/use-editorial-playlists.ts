import { useFeaturedPlaylistsQuery, useFeaturedPlaylistsQueryState } from '@/entities/playlist';
import { useIsOnline } from '@/shared/api';

/** Without a network nothing stands in for them; those that were read before stay. */
export function useEditorialPlaylists() {
  const isOnline = useIsOnline();
  const known = useFeaturedPlaylistsQueryState();
  const isMissing = !isOnline && known.data === undefined;
  useFeaturedPlaylistsQuery(undefined, { skip: isMissing });
  return {
    playlists: known.data,
    isLoading: known.data === undefined && !known.isError,
    isMissing,
  };
}
