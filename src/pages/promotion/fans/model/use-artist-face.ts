import { useArtistQuery } from '@/entities/artist';
import { useViewer } from '@/entities/session';

/** Name and picture of an artist as fans see them; without an id, the viewer's own. */
export function useArtistFace(artistId: string | undefined) {
  const viewer = useViewer();
  const { data } = useArtistQuery(artistId ?? '', { skip: artistId === undefined });
  const ownName = artistId === undefined ? viewer?.displayName : undefined;
  return {
    id: artistId ?? viewer?.id ?? '',
    name: data?.name ?? ownName ?? '',
    image: data?.image ?? null,
  };
}
