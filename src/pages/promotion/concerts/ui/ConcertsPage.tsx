import { Suspense } from 'react';
import { useConcertsQuery } from '@/entities/concert';
import { isProblem } from '@/shared/api';
import { type Acting, ForActingArtist, NoOwnArtist } from '@/widgets/artist-choice';
import { OfficePage } from '@/widgets/dashboard';
import { ConcertsDesk } from './ConcertsDesk';

type ConcertsPageProps = {
  /** Of the page. */
  title: string;
};

/**
 * The concerts of an artist: what is to come and how it sells, where tickets went, and how to make it known. See
 * docs/product/concerts.md.
 * @states default variants loading empty no-match sample failed not-found invalid success pending admin long-text
 * @states extreme-numbers no-image narrow
 * @without access-denied visitor: the guard of its area says so before it opens
 */
export function ConcertsPage({ title }: ConcertsPageProps) {
  return (
    <OfficePage title={title}>
      <ForActingArtist>
        {(acting) => <ConcertsOf key={acting.artistId} acting={acting} />}
      </ForActingArtist>
    </OfficePage>
  );
}

function ConcertsOf({ acting }: { acting: Acting }) {
  const { artist, artistId } = acting;
  const { error } = useConcertsQuery({ artistId });
  // Without an artist there is nothing to add a concert to.
  if (artist === undefined && isProblem(error) && error.kind === 'not-found')
    return (
      <Suspense fallback={null}>
        <NoOwnArtist />
      </Suspense>
    );
  return <ConcertsDesk acting={acting} />;
}
