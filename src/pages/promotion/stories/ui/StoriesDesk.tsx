import { Plus, Sparkles } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CreatedPlace, forgetSentFiles } from '@/entities/outbox';
import type { NewStory } from '@/features/create-story';
import type { Story } from '@/shared/contract/story.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { logFailure } from '@/shared/lib/log';
import { paths } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { type Acting, useMaking } from '@/widgets/workspace';
import { MainAction } from '@/widgets/office';
import { StoryViewer, useOpenedStories } from '@/widgets/story-viewer';
import { useStoryList } from '../model/use-story-list';
import { MyStories } from './MyStories';
import { OtherStories } from './OtherStories';

const CreateDialog = lazyPart(() => import('./create/CreateDialog'), 'CreateDialog');

/** Fetches the parts ahead, for they are needed without a network too; what fails is asked for again when shown. */
function loadParts() {
  for (const part of [CreateDialog, StoryViewer]) void part.load().catch(() => undefined);
}

type StoriesDeskProps = {
  /** Who looks, and at whose. */
  acting: Acting;
};

/** The stories of one artist or of a whole label, those of others, and the form for another. */
export function StoriesDesk({ acting: { owner, place } }: StoriesDeskProps) {
  const { t } = useTranslation('pages.promotion.stories');
  const query = useStoryList(place);
  /** What is being filled in: something new, or one of this device. */
  const [filling, setFilling] = useState<{ at: CreatedPlace; former: NewStory | null } | null>(
    null,
  );
  const making = useMaking(place);
  const create = () => making.begin((at) => setFilling({ at, former: null }));
  const [shown, setShown] = useState<Story | null>(null);
  const { opened, open, close } = useOpenedStories();
  const handleShow = (story: Story) => {
    setShown(story);
    open(story.id);
  };
  useEffect(loadParts, []);
  useEffect(() => {
    forgetSentFiles(owner).catch((error: unknown) => logFailure('forgetSentFiles', error));
  }, [owner]);
  return (
    <Stack gap={8}>
      <MainAction>
        <Text size="small" tone="muted">
          {t('about')}
        </Text>
        <Button variant="solid" aria-haspopup="dialog" onClick={create}>
          <Plus size={18} aria-hidden />
          {t('create')}
        </Button>
      </MainAction>
      <Section title={t('mine')}>
        <QueryView
          query={query}
          loading={<Skeleton shape="block" height="360px" />}
          notFound={
            <StatusView
              icon={<Sparkles size={32} />}
              title={t('nobody.title')}
              text={t('nobody.text')}
              action={<ButtonLink to={paths.home}>{t('nobody.action')}</ButtonLink>}
            />
          }
          empty={
            <StatusView
              icon={<Sparkles size={32} />}
              title={t('empty.title')}
              text={t('empty.text')}
              action={<Button onClick={create}>{t('empty.action')}</Button>}
            />
          }
        >
          {(stories) => (
            <MyStories
              stories={stories}
              place={place}
              onEdit={(former, at) => setFilling({ at, former })}
              onShow={handleShow}
            />
          )}
        </QueryView>
      </Section>
      <OtherStories place={place} isHeld={query.isLoading} onShow={handleShow} />
      {making.question}
      <Suspense fallback={null}>
        {filling !== null && (
          <CreateDialog
            place={filling.at}
            former={filling.former}
            onClose={() => setFilling(null)}
          />
        )}
        {shown !== null && shown.id === opened && <StoryViewer stories={[shown]} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
