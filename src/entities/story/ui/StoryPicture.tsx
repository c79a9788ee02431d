import { AudioLines } from 'lucide-react';
import type { Story } from '@/shared/contract/story.ts';
import { storyColours } from '@/shared/contract/story-limits.ts';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './StoryPicture.css';

type StoryPictureProps = {
  /** An empty `content` renders nothing. */
  story: Pick<Story, 'type' | 'content' | 'backgroundColor' | 'textColor'>;
  className?: string | undefined;
};

/** An upright still of a story; its container names it. */
export function StoryPicture({ story, className }: StoryPictureProps) {
  const { type, content, backgroundColor, textColor } = story;
  if (type === 'text') {
    const colours = {
      backgroundColor: backgroundColor ?? storyColours.background,
      color: textColor ?? storyColours.text,
    };
    return (
      <span className={classNames(styles.picture, styles.words, className)} style={colours}>
        {content}
      </span>
    );
  }
  return (
    <span className={classNames(styles.picture, className)}>
      {type === 'photo' && content !== '' && (
        <img src={content} alt="" loading="lazy" className={styles.media} />
      )}
      {type === 'video' && content !== '' && (
        <video
          src={content}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
          aria-hidden
          className={styles.media}
        />
      )}
      {type === 'audio' && <AudioLines size={32} aria-hidden />}
    </span>
  );
}
