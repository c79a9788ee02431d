import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { Skeleton } from '@/shared/ui/skeleton';
import { useFeaturedPlaylistsQuery, useFeaturedPlaylistsQueryState } from '@/entities/playlist';
import { useIsOnline } from '@/shared/api';
import { BrowseTile } from './BrowseTile';
import { waiting } from './BrowseTile.css';
import { toneAt } from './Tiles';

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

/** Two or three rows. */
const shownTiles = 6;

export function EditorialTiles() {
  const { playlists, isLoading } = useEditorialPlaylists();
  if (isLoading) {
    return Array.from({ length: shownTiles }, (_, index) => (
      <li key={index} aria-hidden>
        <Skeleton shape="block" className={waiting} />
      </li>
    ));
  }
  return playlists?.slice(0, shownTiles).map(({ id, name, description, coverImage }, index) => (
    <li key={id}>
      <BrowseTile
        title={name}
        to={paths.playlist(id)}
        note={description}
        tone={toneAt(index)}
        artKind="cover"
        art={<Artwork src={coverImage} seed={id} sizes="116px" />}
      />
    </li>
  ));
}
