import { useTranslation } from 'react-i18next';
import { type CreatedPlace, listedFor } from '@/entities/outbox';
import { useOtherStoriesQuery } from '@/entities/story';
import { isProblem } from '@/shared/api';
import type { Story } from '@/shared/contract/story.ts';
import { useListView } from '@/shared/lib/address';
import { matchesText } from '@/shared/lib/text-filter';
import { FilterBar } from '@/shared/ui/filter-bar';
import { Grid } from '@/shared/ui/grid';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Text } from '@/shared/ui/text';
import { StoryCard } from './StoryCard';

/** From so many on it can be searched. */
const longFrom = 9;

type OtherStoriesProps = {
  /** Whose are left out. */
  place: CreatedPlace;
  /** They are fetched and not shown: what stands above has no height yet, and would push them away. */
  isHeld: boolean;
  /** One shall be seen as large as the window. */
  onShow: (story: Story) => void;
};

/** What other artists show. */
export function OtherStories({ place, isHeld, onShow }: OtherStoriesProps) {
  const { t } = useTranslation('pages.promotion.stories');
  const query = useOtherStoriesQuery(listedFor(place), { refetchOnMountOrArgChange: true });
  if (isHeld) return null;
  // Who speaks for nobody is told so once, above.
  if (isProblem(query.error) && query.error.kind === 'not-found') return null;
  return (
    <Section title={t('others')}>
      <QueryView
        query={query}
        loading={<Skeleton shape="block" height="320px" />}
        empty={<Text tone="muted">{t('noOthers')}</Text>}
      >
        {(stories) => <Stories stories={stories} onShow={onShow} />}
      </QueryView>
    </Section>
  );
}

type StoriesProps = Pick<OtherStoriesProps, 'onShow'> & { stories: readonly Story[] };

function Stories({ stories, onShow }: StoriesProps) {
  const { t } = useTranslation('pages.promotion.stories');
  const view = useListView({
    sorts: [],
    initialSort: { by: 'made', isDescending: true },
    choices: {},
  });
  const found = stories.filter(({ artistName, caption }) =>
    matchesText(view.text, [artistName, caption]),
  );
  return (
    <>
      {(stories.length >= longFrom || view.isFiltered) && (
        <FilterBar
          label={t('others')}
          searchLabel={t('search')}
          text={view.text}
          onSearch={view.search}
          onReset={view.isFiltered ? view.reset : undefined}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is for a form */}
      <div role="status">{found.length === 0 && <Text tone="muted">{t('noMatch')}</Text>}</div>
      <Grid of="pictures">
        {found.map((story) => (
          <li key={story.id}>
            <StoryCard story={story} title={story.artistName} onShow={() => onShow(story)} />
          </li>
        ))}
      </Grid>
    </>
  );
}
