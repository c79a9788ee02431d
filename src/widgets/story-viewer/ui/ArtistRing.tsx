import { Suspense, useState } from 'react';
import { useArtistHighlightsQuery } from '@/entities/highlight';
import { StoryRing } from '@/entities/story';
import { ArtistStories } from './lazy-parts';

type ArtistRingProps = {
  /** Whose picture it lies around. */
  artist: { id: string; name: string };
};

/**
 * A ring around the picture of an artist with stories, for who is signed in. It takes no room of its own.
 * @states default empty
 * @without hover focus long-text: the ring has them
 * @without loading failed: it shows nothing until there is something
 * @without narrow visitor: it is as large as the picture, and for who is signed in
 */
export function ArtistRing({ artist: { id, name } }: ArtistRingProps) {
  const { data, refetch } = useArtistHighlightsQuery(id);
  const [isOpen, setOpen] = useState(false);
  const state = data?.story ?? 'none';
  if (state === 'none') return null;
  return (
    <>
      <StoryRing name={name} state={state} onPress={() => setOpen(true)} />
      <Suspense fallback={null}>
        {isOpen && (
          <ArtistStories
            artist={{ id, name }}
            reason="page"
            onClose={() => {
              setOpen(false);
              void refetch();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
