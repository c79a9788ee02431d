import type { SearchResults } from '@/shared/contract/search.ts';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { MediaCard } from '@/shared/ui/card';

/** An album with its cover and artist. */
export function AlbumCard({ album }: { album: SearchResults['albums'][number] }) {
  const { id, title, artist, coverImage } = album;
  return (
    <MediaCard
      artwork={<Artwork src={coverImage} seed={id} sizes="(min-width: 640px) 200px, 45vw" />}
      title={title}
      to={paths.album(id)}
      subtitle={artist.name}
    />
  );
}
