import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeOfOne } from '@/entities/outbox';
import { useRemoveStoryMutation } from '@/entities/story';
import type { Story } from '@/shared/contract/story.ts';
import { useKeptFile } from '@/shared/files';
import { FilteredList } from '@/shared/ui/filtered-list';
import { RemoveThing, useToolDesk } from '@/widgets/office';
import { WhoseItem } from '@/widgets/workspace';
import type { NewStory, ShownStory } from '../model/story-tool';
import { StoryCard } from './StoryCard';

type MyStoriesProps = {
  /** Opens a story full screen. */
  onShow: (story: Story) => void;
};

/** The artist's stories, those pending on this device first. */
export function MyStories({ onShow }: MyStoriesProps) {
  const { t } = useTranslation('pages.promotion.stories');
  const { place, shown } = useToolDesk<Story, NewStory>();
  const [removed, setRemoved] = useState<Story | null>(null);
  const [remove] = useRemoveStoryMutation();
  return (
    <>
      <FilteredList
        name="mine"
        label={t('mine')}
        items={shown}
        idOf={({ thing }) => thing.id}
        nameOf={({ thing }) => thing.caption}
        searchLabel={t('searchMine')}
        searchIn={({ thing }) => [thing.caption, thing.content]}
        noMatch={t('noMatch')}
        card={(each) => (
          <MyStory shown={each} onShow={onShow} onRemove={() => setRemoved(each.thing)} />
        )}
        cardsAs="pictures"
        empty={null}
      />
      <Suspense fallback={null}>
        {removed && (
          <RemoveThing
            words={{
              title: t('remove.title', { title: removed.caption }),
              text: t('remove.text'),
              confirm: t('remove.confirm'),
              done: t('remove.done', { title: removed.caption }),
              failed: t('remove.failed'),
            }}
            onRemove={() =>
              remove({ id: removed.id, artistId: placeOfOne(place, removed).artistId })
            }
            onClose={() => setRemoved(null)}
          />
        )}
      </Suspense>
    </>
  );
}

type MyStoryProps = MyStoriesProps & { shown: ShownStory; onRemove: () => void };

function MyStory({ shown: { thing, created }, onShow, onRemove }: MyStoryProps) {
  const { t } = useTranslation('pages.promotion.stories');
  const { place, shown } = useToolDesk<Story, NewStory>();
  const kept = useKeptFile(created?.item.fileKey ?? null);
  // The device does not know the artist's name; other stories of the server do.
  const known = shown.find(
    (each) => !each.created && (!place.labelId || each.thing.artistId === thing.artistId),
  );
  const artistName = thing.artistName || (known?.thing.artistName ?? '');
  const story = { ...thing, artistName, ...(kept !== null && { content: kept }) };
  return (
    <StoryCard
      story={story}
      title={story.caption}
      created={created}
      onShow={() => onShow(story)}
      acts={
        created
          ? []
          : [
              {
                label: t('remove.label'),
                name: t('remove.of', { title: story.caption }),
                isDanger: true,
                hasDialog: true,
                onPress: onRemove,
              },
            ]
      }
    >
      {place.labelId !== undefined && <WhoseItem artistId={story.artistId} />}
    </StoryCard>
  );
}
