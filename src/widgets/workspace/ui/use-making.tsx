import { type ReactNode, Suspense, useState } from 'react';
import type { OutboxScope } from '@/entities/outbox';
import { lazyPart } from '@/shared/lib/lazy-part';

const ArtistQuestion = lazyPart(() => import('./ArtistQuestion'), 'ArtistQuestion');

type Make = (scope: OutboxScope, named: { [name: string]: string }) => void;

type Making = {
  begin: (make: Make) => void;
  /** Render it where the form is. */
  question: ReactNode;
};

/** In a list of a label's artists, asks first which one it is for. */
export function useMaking(scope: OutboxScope): Making {
  const [question, setQuestion] = useState<{ make: Make } | null>(null);
  const { owner, artistIds } = scope;
  return {
    begin: (make) => (artistIds === undefined ? make(scope, {}) : setQuestion({ make })),
    question: question && artistIds && (
      <Suspense fallback={null}>
        <ArtistQuestion
          artistIds={artistIds}
          onClose={() => setQuestion(null)}
          onChosen={(artistId) => {
            setQuestion(null);
            question.make({ owner, artistId }, { artist: artistId, label: '' });
          }}
        />
      </Suspense>
    ),
  };
}
