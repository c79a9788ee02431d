import { Sparkles } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listedFor, type OutboxScope, useForgottenFiles, useToolItems } from '@/entities/outbox';
import { useMyStoriesQuery } from '@/entities/story';
import type { Story } from '@/shared/contract/story.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { ForActingArtist, useMaking, useWhose } from '@/widgets/workspace';
import { OfficePage, ToolDesk } from '@/widgets/office';
import { StoryViewer, useOpenedStories } from '@/widgets/story-viewer';
import { storyItem } from '../model/story-item';
import { MyStories } from './MyStories';
import { OtherStories } from './OtherStories';

const StoryWorkbench = lazyPart(() => import('./form/StoryWorkbench'), 'StoryWorkbench');

/** Prefetches parts that also work offline; a failure is retried when they open. */
function loadParts() {
  for (const part of [StoryWorkbench, StoryViewer]) void part.load().catch(() => undefined);
}

type StoriesPageProps = {
  title: string;
};

/** See docs/product/stories.md. */
export function StoriesPage({ title }: StoriesPageProps) {
  const { t } = useTranslation('pages.promotion.stories');
  return (
    <OfficePage title={title} {...useWhose()} facts={t('about')}>
      <ForActingArtist>
        {({ labelId, artistId, scope }) => <StoriesDesk key={labelId ?? artistId} scope={scope} />}
      </ForActingArtist>
    </OfficePage>
  );
}

function StoriesDesk({ scope }: { scope: OutboxScope }) {
  const { t } = useTranslation('pages.promotion.stories');
  const query = useToolItems(
    storyItem,
    scope,
    useMyStoriesQuery(listedFor(scope), { refetchOnMountOrArgChange: true }),
  );
  const making = useMaking(scope);
  const [shown, setShown] = useState<Story | null>(null);
  const { opened, open, close } = useOpenedStories();
  const handleShow = (story: Story) => {
    setShown(story);
    open(story.id);
  };
  useForgottenFiles(scope.owner);
  useEffect(loadParts, []);
  return (
    <Stack gap={8}>
      <Section title={t('mine')}>
        <ToolDesk
          scope={scope}
          query={query}
          making={making}
          icon={<Sparkles size={32} />}
          words={{
            create: t('create'),
            empty: { title: t('empty.title'), text: t('empty.text'), action: t('empty.action') },
          }}
          form={({ source, scope: at, close: leave }) =>
            // Published stories are not edited.
            source.kind !== 'server' && (
              <StoryWorkbench scope={at} source={source} onClose={leave} />
            )
          }
        >
          <MyStories onShow={handleShow} />
        </ToolDesk>
      </Section>
      <OtherStories scope={scope} isHeld={query.isLoading} onShow={handleShow} />
      <Suspense fallback={null}>
        {shown !== null && shown.id === opened && <StoryViewer stories={[shown]} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
