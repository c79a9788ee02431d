import { Eye, Heart, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shown } from '@/entities/outbox';
import { StoryPicture, useStoryWords } from '@/entities/story';
import type { Story } from '@/shared/contract/story.ts';
import { Badge } from '@/shared/ui/badge';
import { ShortCount } from '@/shared/ui/short-count';
import { Inline } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { type ThingAct, ToolCard } from '@/widgets/office';
import * as styles from './stories.css';

type StoryCardProps = {
  story: Story;
  /** Its text, or the artist. */
  title: string;
  /** Opens it full screen. */
  onShow: () => void;
  acts?: readonly ThingAct[];
  pending?: Shown<Story, unknown>['pending'];
  children?: ReactNode;
};

const figures = [
  ['views', Eye],
  ['likes', Heart],
  ['comments', MessageCircle],
] as const;

export function StoryCard(props: StoryCardProps) {
  const { story, title, onShow, acts = [], pending = null, children } = props;
  const { t } = useTranslation(['pages.promotion.stories', 'entities.story']);
  const words = useStoryWords();
  return (
    <ToolCard
      id={story.id}
      name={title}
      level={3}
      cover={
        <div className={styles.picture}>
          <StoryPicture story={story} />
          {/* Above the picture, whose text is no button name. */}
          <button
            type="button"
            className={styles.show}
            aria-label={t('show', { title })}
            aria-haspopup="dialog"
            onClick={onShow}
          />
        </div>
      }
      badge={<Badge tone="neutral">{words.type(story)}</Badge>}
      lines={[
        ...(title === story.caption ? [] : [story.caption]),
        `${words.age(story)} · ${words.rest(story)}`,
        ...(story.trackTitle ? [t('track', { title: story.trackTitle })] : []),
      ]}
      acts={acts}
      pending={pending}
    >
      {children}
      {story.isResting && <Text size="small">{t('resting')}</Text>}
      <Inline gap={3} isWrapping>
        {figures.map(([name, Icon]) => (
          <span key={name} className={styles.figure}>
            <Icon size={16} aria-hidden />
            <ShortCount
              count={story[name]}
              label={(shown) => t(`figures.${name}`, { count: story[name], shown })}
            />
          </span>
        ))}
      </Inline>
    </ToolCard>
  );
}
