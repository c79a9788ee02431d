import { Suspense, useState } from 'react';
import { type CreatedPlace, CreatedState, placeOfOne } from '@/entities/outbox';
import type { NewStory } from '@/features/create-story';
import type { Story } from '@/shared/contract/story.ts';
import { useKeptFile } from '@/shared/files';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Grid } from '@/shared/ui/grid';
import { WhoseItem } from '@/widgets/workspace';
import type { ShownStory } from '../model/use-story-list';
import { StoryCard } from './StoryCard';

const RemoveDialog = lazyPart(() => import('./RemoveDialog'), 'RemoveDialog');

type MyStoriesProps = {
  /** Those of this device first. */
  stories: readonly ShownStory[];
  /** Who looks, and at whose. */
  place: CreatedPlace;
  /** One of this device shall be changed. */
  onEdit: (story: NewStory, at: CreatedPlace) => void;
  /** One shall be seen as large as the window. */
  onShow: (story: Story) => void;
};

/** The stories of an artist, those that are still on this device first. */
export function MyStories({ stories, place, onEdit, onShow }: MyStoriesProps) {
  const [removed, setRemoved] = useState<Story | null>(null);
  return (
    <>
      <Grid of="pictures">
        {stories.map((shown) => (
          <li key={shown.story.id}>
            <MyStory
              shown={shown}
              place={place}
              onEdit={onEdit}
              onShow={onShow}
              onRemove={() => setRemoved(shown.story)}
            />
          </li>
        ))}
      </Grid>
      <Suspense fallback={null}>
        {removed && (
          <RemoveDialog
            story={removed}
            artistId={placeOfOne(place, removed).artistId}
            onClose={() => setRemoved(null)}
          />
        )}
      </Suspense>
    </>
  );
}

type MyStoryProps = Pick<MyStoriesProps, 'place' | 'onEdit' | 'onShow'> & {
  shown: ShownStory;
  onRemove: () => void;
};

function MyStory({ shown, place, onEdit, onShow, onRemove }: MyStoryProps) {
  const { created } = shown;
  const kept = useKeptFile(created?.item.fileKey ?? null);
  const story = kept === null ? shown.story : { ...shown.story, content: kept };
  return (
    <StoryCard
      story={story}
      title={story.caption}
      onShow={() => onShow(story)}
      {...(created === null && { onRemove })}
    >
      {place.labelId !== undefined && <WhoseItem artistId={story.artistId} />}
      {created && (
        <CreatedState
          owner={place.owner}
          created={created}
          onEdit={() => onEdit(created.item, placeOfOne(place, story))}
        />
      )}
    </StoryCard>
  );
}
