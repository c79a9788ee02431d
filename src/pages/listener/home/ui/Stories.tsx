import { useViewer } from '@/entities/session';
import { Extra, lazyPart } from '@/shared/lib/lazy-part';
import { storedStories } from '../model/stored-stories';

const StoryRow = lazyPart(
  async () => ({ StoryRow: (await import('@/widgets/story-viewer')).StoryRow }),
  'StoryRow',
);

type StoriesProps = {
  /** There were some last time: their room is kept. */
  isExpected: boolean;
};

/**
 * Stories of the artists whom a listener follows, asked for once the page has come to rest. What is in view does not move: where
 * none were expected, they come at the end.
 */
export function Stories({ isExpected }: StoriesProps) {
  const listenerId = useViewer()?.id ?? '';
  const remember = (isThere: boolean) => {
    const stored = storedStories(listenerId);
    if (isThere) stored.write(true);
    else stored.clear();
  };
  return (
    <Extra of={StoryRow}>
      <StoryRow isExpected={isExpected} onKnown={remember} />
    </Extra>
  );
}
