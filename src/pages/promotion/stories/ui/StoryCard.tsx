import { Eye, Heart, MessageCircle, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StoryPicture, useStoryWords } from '@/entities/story';
import type { Story } from '@/shared/contract/story.ts';
import { handFocusOn } from '@/shared/ui/focus';
import { Badge } from '@/shared/ui/badge';
import { IconButton } from '@/shared/ui/icon-button';
import { ShortCount } from '@/shared/ui/short-count';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './stories.css';

type StoryCardProps = {
  /** What it is a card of. */
  story: Story;
  /** Its heading: what is written below it, or whose it is. */
  title: string;
  /** It shall be seen as large as the window. */
  onShow: () => void;
  /** It shall go; without it there is no button for that. */
  onRemove?: () => void;
  /** Where it is on its way. */
  children?: ReactNode;
};

const figures = [
  ['views', Eye],
  ['likes', Heart],
  ['comments', MessageCircle],
] as const;

/** A story: a still of it, how old it is, how long it is still shown, and how it was seen. */
export function StoryCard({ story, title, onShow, onRemove, children }: StoryCardProps) {
  const { t } = useTranslation(['pages.promotion.stories', 'entities.story']);
  const words = useStoryWords();
  const heading = useId();
  return (
    <article ref={handFocusOn} className={styles.card} aria-labelledby={heading}>
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
      <Stack gap={2}>
        <Inline gap={2} justify="between">
          <Badge tone="neutral">{words.type(story)}</Badge>
          {onRemove && (
            <IconButton
              label={t('remove.of', { title })}
              size="small"
              aria-haspopup="dialog"
              onClick={onRemove}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          )}
        </Inline>
        <Heading level={3} id={heading} size="small" lines={2}>
          {title}
        </Heading>
        {title !== story.caption && (
          <Text size="small" lines={2}>
            {story.caption}
          </Text>
        )}
        <Text size="small" tone="muted">
          {words.age(story)} · {words.rest(story)}
        </Text>
        {story.isResting && <Text size="small">{t('resting')}</Text>}
        {story.trackTitle && (
          <Text size="small" tone="muted" isTruncated>
            {t('track', { title: story.trackTitle })}
          </Text>
        )}
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
        {children}
      </Stack>
    </article>
  );
}
