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
  /** What it is a card of. */
  story: Story;
  /** Its heading: what is written below it, or whose it is. */
  title: string;
  /** It shall be seen as large as the window. */
  onShow: () => void;
  acts?: readonly ThingAct[];
  /** How far it is where this device made it. */
  created?: Shown<Story, unknown>['created'];
  /** Whose it is. */
  children?: ReactNode;
};

const figures = [
  ['views', Eye],
  ['likes', Heart],
  ['comments', MessageCircle],
] as const;

/** A story: a still of it, how old it is, how long it is still shown, and how it was seen. */
export function StoryCard(props: StoryCardProps) {
  const { story, title, onShow, acts = [], created = null, children } = props;
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
          {/* Over the picture, whose words are no name of a button. */}
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
      created={created}
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
