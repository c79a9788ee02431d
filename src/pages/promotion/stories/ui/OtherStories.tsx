import { useTranslation } from 'react-i18next';
import { type OutboxScope, listedFor } from '@/entities/outbox';
import { useOtherStoriesQuery } from '@/entities/story';
import { isProblem } from '@/shared/api';
import type { Story } from '@/shared/contract/story.ts';
import { FilteredList } from '@/shared/ui/filtered-list';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Text } from '@/shared/ui/text';
import { StoryCard } from './StoryCard';

type OtherStoriesProps = {
  /** Whose stories are left out. */
  scope: OutboxScope;
  /** Fetched but hidden: content above has no height yet and would push them down. */
  isHeld: boolean;
  /** Opens a story full screen. */
  onShow: (story: Story) => void;
};

/** Stories of other artists. */
export function OtherStories({ scope, isHeld, onShow }: OtherStoriesProps) {
  const { t } = useTranslation('pages.promotion.stories');
  const query = useOtherStoriesQuery(listedFor(scope), { refetchOnMountOrArgChange: true });
  if (isHeld) return null;
  // For a viewer without an artist the message is shown once, above.
  if (isProblem(query.error) && query.error.kind === 'not-found') return null;
  return (
    <Section title={t('others')}>
      <QueryView
        query={query}
        loading={<Skeleton shape="block" height="320px" />}
        empty={<Text tone="muted">{t('noOthers')}</Text>}
      >
        {(stories) => (
          <FilteredList
            label={t('others')}
            items={stories}
            getId={({ id }) => id}
            getName={({ artistName }) => artistName}
            searchLabel={t('search')}
            searchIn={({ artistName, caption }) => [artistName, caption]}
            noMatch={t('noMatch')}
            card={(story) => (
              <StoryCard story={story} title={story.artistName} onShow={() => onShow(story)} />
            )}
            cardsAs="pictures"
            empty={null}
          />
        )}
      </QueryView>
    </Section>
  );
}
