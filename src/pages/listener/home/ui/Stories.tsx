import { Extra, lazyPart } from '@/shared/lib/lazy-part';
import * as styles from './HomePage.css';

const StoryRow = lazyPart(
  async () => ({ StoryRow: (await import('@/widgets/story-viewer')).StoryRow }),
  'StoryRow',
);

/** Stories of followed artists, loaded when idle in the room that is reserved for them. */
export const Stories = () => (
  <div className={styles.stories}>
    <Extra of={StoryRow}>
      <StoryRow />
    </Extra>
  </div>
);
