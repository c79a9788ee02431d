import { Suspense } from 'react';
import { useConcertsQuery } from '@/entities/concert';
import { isProblem } from '@/shared/api';
import { type Acting, ForActingArtist, NoOwnArtist, useWhose } from '@/widgets/workspace';
import { OfficePage } from '@/widgets/office';
import { ConcertsDesk } from './ConcertsDesk';

type ConcertsPageProps = {
  /** Of the page. */
  title: string;
};

/**
 * The concerts of an artist: what is to come and how it sells, where tickets went, and how to make it known. See
 * docs/product/concerts.md.
 */
export function ConcertsPage({ title }: ConcertsPageProps) {
  return (
    <OfficePage title={title} {...useWhose()}>
      <ForActingArtist>
        {(acting) => <ConcertsOf key={acting.artistId} acting={acting} />}
      </ForActingArtist>
    </OfficePage>
  );
}

function ConcertsOf({ acting: { owner, artistId, artist } }: { acting: Acting }) {
  const { error } = useConcertsQuery({ artistId });
  // Without an artist there is nothing to add a concert to.
  if (artist === undefined && isProblem(error) && error.kind === 'not-found')
    return (
      <Suspense fallback={null}>
        <NoOwnArtist />
      </Suspense>
    );
  return <ConcertsDesk place={{ owner, artistId }} />;
}
