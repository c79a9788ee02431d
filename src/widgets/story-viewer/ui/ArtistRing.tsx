import { Suspense } from 'react';
import { useArtistHighlightsQuery } from '@/entities/highlight';
import { StoryRing } from '@/entities/story';
import { useOpenedStories } from '../model/use-opened-stories';
import { ArtistStories } from './lazy-parts';

type ArtistRingProps = {
  artist: { id: string; name: string };
};

/** It takes no space of its own. */
export function ArtistRing({ artist: { id, name } }: ArtistRingProps) {
  const { data } = useArtistHighlightsQuery(id);
  const { opened, open, close } = useOpenedStories();
  const state = data?.story ?? 'none';
  if (state === 'none') return null;
  return (
    <>
      <StoryRing name={name} state={state} onPress={() => open(id)} />
      <Suspense fallback={null}>
        {opened === id && (
          <ArtistStories
            artist={{ id, name }}
            reason="page"
            isHidden={data?.areStoriesHidden ?? false}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
