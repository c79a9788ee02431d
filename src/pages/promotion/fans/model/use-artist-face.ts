import { useArtistQuery } from '@/entities/artist';
import { useViewer } from '@/entities/session';
import { useOffered } from '@/widgets/workspace';

/** Name and picture of an artist; without an id the viewer's own. */
export function useArtistFace(artistId: string | undefined) {
  const viewer = useViewer();
  const { offered } = useOffered();
  const { data } = useArtistQuery(artistId ?? '', { skip: artistId === undefined });
  const artist = artistId === undefined ? offered.artists[0] : data;
  const ownName = artistId === undefined ? viewer?.displayName : undefined;
  return {
    id: artist?.id ?? artistId ?? '',
    name: artist?.name ?? ownName ?? '',
    image: artist?.image ?? null,
  };
}
