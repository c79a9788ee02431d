import { Suspense } from 'react';
import { useArtistQuery } from '@/entities/artist';
import { listedFor } from '@/entities/outbox';
import { usePitchesQuery } from '@/entities/pitch';
import { useViewer } from '@/entities/session';
import { isProblem } from '@/shared/api';
import { Skeleton } from '@/shared/ui/skeleton';
import { type Acting, ForActingArtist, NoOwnArtist, useWhose } from '@/widgets/workspace';
import { OfficePage } from '@/widgets/office';
import { PitchingTabs } from './PitchingTabs';

type PitchingPageProps = {
  /** Of the page. */
  title: string;
};

/** Proposes songs that are not out yet to the editors of playlists. See docs/product/pitching.md. */
export function PitchingPage({ title }: PitchingPageProps) {
  return (
    <OfficePage title={title} {...useWhose()}>
      <ForActingArtist>
        {(acting) => <PitchingOf key={acting.labelId ?? acting.artistId} acting={acting} />}
      </ForActingArtist>
    </OfficePage>
  );
}

function PitchingOf({ acting: { artistId, labelId, artist, place } }: { acting: Acting }) {
  const viewer = useViewer();
  const named = useArtistQuery(artistId ?? '', {
    skip: artistId === undefined || artist !== undefined,
  });
  const { error } = usePitchesQuery(listedFor(place));
  // Without an artist there is no song to propose.
  if (
    artist === undefined &&
    labelId === undefined &&
    isProblem(error) &&
    error.kind === 'not-found'
  )
    return (
      <Suspense fallback={null}>
        <NoOwnArtist />
      </Suspense>
    );
  // The form begins with the name.
  if (named.isLoading) return <Skeleton shape="block" height="480px" />;
  const ownName = artistId === undefined && labelId === undefined ? viewer?.displayName : undefined;
  const artistName = ownName ?? artist?.name ?? named.data?.name ?? '';
  return <PitchingTabs place={place} artistName={artistName} />;
}
