import { type ReactNode, Suspense, useState } from 'react';
import type { CreatedPlace } from '@/entities/outbox';
import { lazyPart } from '@/shared/lib/lazy-part';

const ArtistQuestion = lazyPart(() => import('./ArtistQuestion'), 'ArtistQuestion');

/** `named` are the parameters of an address that is about them. */
type Make = (place: CreatedPlace, named: { [name: string]: string }) => void;

type Making = {
  /** Makes something for the artist of the list, or asks for which of a label's first. */
  begin: (make: Make) => void;
  /** To be drawn where the form is. */
  question: ReactNode;
};

/** For whom something new is made: in a list of all artists of a label that is asked first. */
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
