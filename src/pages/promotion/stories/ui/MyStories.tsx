import { useTranslation } from 'react-i18next';
import { useRemoveStoryMutation } from '@/entities/story';
import type { Story } from '@/shared/contract/story.ts';
import { useStoredFile } from '@/shared/files';
import { FilteredList } from '@/shared/ui/filtered-list';
import { useToolDesk } from '@/widgets/office';
import { WhoseItem } from '@/widgets/workspace';
import { type ShownStory, storyItem } from '../model/story-item';
import type { NewStory } from '../model/story-rules';
import { StoryCard } from './StoryCard';

type MyStoriesProps = {
  /** Opens a story full screen. */
  onShow: (story: Story) => void;
};

/** The artist's stories, those pending on this device first. */
export function MyStories({ onShow }: MyStoriesProps) {
  const { t } = useTranslation('pages.promotion.stories');
  const { shown } = useToolDesk<Story, NewStory>();
  return (
    <FilteredList
      name="mine"
      label={t('mine')}
      items={shown}
      {...storyItem.listed}
      searchLabel={t('searchMine')}
      noMatch={t('noMatch')}
      card={(each) => <MyStory shown={each} onShow={onShow} />}
      cardsAs="pictures"
      empty={null}
    />
  );
}

type MyStoryProps = MyStoriesProps & { shown: ShownStory };

function MyStory({ shown: { thing, pending }, onShow }: MyStoryProps) {
  const { t } = useTranslation('pages.promotion.stories');
  const { scope, shown, ask, getArtist } = useToolDesk<Story, NewStory>();
  const [remove] = useRemoveStoryMutation();
  const storedUrl = useStoredFile(pending?.item.fileKey ?? null);
  // The device does not know the artist's name; other stories of the server do.
  const known = shown.find(
    (each) => !each.pending && (!scope.labelId || each.thing.artistId === thing.artistId),
  );
  const artistName = thing.artistName || (known?.thing.artistName ?? '');
  const story = { ...thing, artistName, ...(storedUrl !== null && { content: storedUrl }) };
  return (
    <StoryCard
      story={story}
      title={story.caption}
      pending={pending}
      onShow={() => onShow(story)}
      acts={
        pending
          ? []
          : [
              {
                label: t('remove.label'),
                name: t('remove.of', { title: story.caption }),
                isDanger: true,
                hasDialog: true,
                onPress: () =>
                  ask({
                    title: t('remove.title', { title: story.caption }),
                    text: t('remove.text'),
                    confirm: t('remove.confirm'),
                    done: t('remove.done', { title: story.caption }),
                    failed: t('remove.failed'),
                    act: () => remove({ id: story.id, artistId: getArtist(story) }),
                  }),
              },
            ]
      }
    >
      {scope.labelId !== undefined && <WhoseItem artistId={story.artistId} />}
    </StoryCard>
  );
}
