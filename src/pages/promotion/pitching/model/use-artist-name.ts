import { useArtistQuery } from '@/entities/artist';
import { useViewer } from '@/entities/session';
import { useActing } from '@/widgets/workspace';

/**
 * Initial artist name: of the artist that the viewer acts for, or their own; undefined while
 * loading.
 */
export function useArtistName(): string | undefined {
  const viewer = useViewer();
  const { artistId, artist } = useActing('artist').acting;
  const skip = artistId === undefined || artist !== undefined;
  const named = useArtistQuery(artistId ?? '', { skip });
  if (named.isLoading) return undefined;
  const ownName = artistId === undefined ? viewer?.displayName : undefined;
  return ownName ?? artist?.name ?? named.data?.name ?? '';
}
