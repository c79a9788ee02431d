import { useSearchParams } from 'react-router-dom';
import { useLabelArtistsQuery } from '@/entities/label';
import { useViewer } from '@/entities/session';
import { can } from '@/shared/lib/access';

/** Who uses a tool, and for whom. */
export type Acting = {
  /** The signed-in person, whose device list it is. */
  owner: string;
  /** The artist for whom they act; undefined for an artist, whom the server knows. */
  artistId: string | undefined;
  /** Artists among whom a label chooses; empty for everybody else. */
  choices: readonly { id: string; name: string }[];
};

type Readiness = 'ready' | 'loading' | 'nobody' | 'search';

/** For whom a tool is used: an artist's own, one of a label's, or any for whoever oversees all. */
export function useActingArtist(): { acting: Acting; readiness: Readiness } {
  const [search] = useSearchParams();
  const viewer = useViewer();
  const overseesAll = can(viewer, 'admin.open');
  const isLabel = can(viewer, 'label.open') && !overseesAll;
  const labelArtists = useLabelArtistsQuery({ label: undefined }, { skip: !isLabel });
  const named = search.get('artist') ?? undefined;
  const choices = isLabel ? (labelArtists.data ?? []) : [];
  const artistId = named ?? choices[0]?.id;

  const readinessOf = (): Readiness => {
    if (artistId !== undefined) return 'ready';
    if (overseesAll) return 'search';
    if (!isLabel) return 'ready';
    return labelArtists.isLoading ? 'loading' : 'nobody';
  };
  return { acting: { owner: viewer?.id ?? '', artistId, choices }, readiness: readinessOf() };
}
