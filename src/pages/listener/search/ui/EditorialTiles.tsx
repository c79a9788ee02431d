import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { Skeleton } from '@/shared/ui/skeleton';
import { toneAt } from '../model/tone-at';
import { useEditorialPlaylists } from '../model/use-editorial-playlists';
import { BrowseTile } from './BrowseTile';
import { waiting } from './BrowseTile.css';

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
