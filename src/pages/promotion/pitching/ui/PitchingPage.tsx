import { Suspense } from 'react';
import { useArtistQuery } from '@/entities/artist';
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
        {(acting) => <PitchingOf key={acting.artistId} acting={acting} />}
      </ForActingArtist>
    </OfficePage>
  );
}

function PitchingOf({ acting: { owner, artistId, artist } }: { acting: Acting }) {
  const viewer = useViewer();
  const named = useArtistQuery(artistId ?? '', {
    skip: artistId === undefined || artist !== undefined,
  });
  const { error } = usePitchesQuery({ artistId });
  // Without an artist there is no song to propose.
  if (artist === undefined && isProblem(error) && error.kind === 'not-found')
    return (
      <Suspense fallback={null}>
        <NoOwnArtist />
      </Suspense>
    );
  // The form begins with the name.
  if (named.isLoading) return <Skeleton shape="block" height="480px" />;
  const ownName = artistId === undefined ? viewer?.displayName : undefined;
  const artistName = ownName ?? artist?.name ?? named.data?.name ?? '';
  return <PitchingTabs place={{ owner, artistId }} artistName={artistName} />;
}
