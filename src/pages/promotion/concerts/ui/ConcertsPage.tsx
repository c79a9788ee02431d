import { Suspense } from 'react';
import { useConcertsQuery } from '@/entities/concert';
import { listedFor } from '@/entities/outbox';
import { isProblem } from '@/shared/api';
import { type Acting, ForActingArtist, NoOwnArtist, useWhose } from '@/widgets/workspace';
import { OfficePage } from '@/widgets/office';
import { ConcertsDesk } from './ConcertsDesk';

type ConcertsPageProps = {
  /** Of the page. */
  title: string;
};

/**
 * The concerts of an artist, or of a whole label: what is to come and how it sells, where tickets went, and how to make it known. See
 * docs/product/concerts.md.
 */
export function ConcertsPage({ title }: ConcertsPageProps) {
  return (
    <OfficePage title={title} {...useWhose()}>
      <ForActingArtist>
        {(acting) => <ConcertsOf key={acting.labelId ?? acting.artistId} acting={acting} />}
      </ForActingArtist>
    </OfficePage>
  );
}

function ConcertsOf({ acting: { labelId, artist, place } }: { acting: Acting }) {
  const { error } = useConcertsQuery(listedFor(place));
  // Without an artist there is nothing to add a concert to.
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
  return <ConcertsDesk place={place} />;
}
