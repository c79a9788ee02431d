import { useViewer } from '@/entities/session';
import { Extra, lazyPart } from '@/shared/lib/lazy-part';
import { storedStories } from '../model/stored-stories';

const StoryRow = lazyPart(
  async () => ({ StoryRow: (await import('@/widgets/story-viewer')).StoryRow }),
  'StoryRow',
);

type StoriesProps = {
  /** Keeps room, because there were stories last time. */
  isExpected: boolean;
};

/**
 * Stories of followed artists, loaded when idle. Unexpected ones appear at the end, so that
 * nothing in view moves.
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
