import { type ReactNode, Suspense, useState } from 'react';
import type { CreatedPlace } from '@/entities/outbox';
import { lazyPart } from '@/shared/lib/lazy-part';

const ArtistQuestion = lazyPart(() => import('./ArtistQuestion'), 'ArtistQuestion');

type Make = (place: CreatedPlace, named: { [name: string]: string }) => void;

type Making = {
  begin: (make: Make) => void;
  /** Render it where the form is. */
  question: ReactNode;
};

/** In a list of a label's artists, asks first which one it is for. */
export function useMaking(place: CreatedPlace): Making {
  const [asked, setAsked] = useState<{ make: Make } | null>(null);
  const { owner, artistIds } = place;
  return {
    begin: (make) => (artistIds === undefined ? make(place, {}) : setAsked({ make })),
    question: asked && artistIds && (
      <Suspense fallback={null}>
        <ArtistQuestion
          artistIds={artistIds}
          onClose={() => setAsked(null)}
          onChosen={(artistId) => {
            setAsked(null);
            asked.make({ owner, artistId }, { artist: artistId, label: '' });
          }}
        />
      </Suspense>
    ),
  };
}
