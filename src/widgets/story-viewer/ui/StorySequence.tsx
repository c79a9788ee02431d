import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoryWords } from '@/entities/story';
import type { Story } from '@/shared/contract/story.ts';
import { LiveText } from '@/shared/ui/live-text';
import { ShownStory } from './ShownStory';
import * as styles from './StoryViewer.css';

/** The arrow keys work wherever the focus is. */
function useArrowKeys(go: (by: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

export type StorySequenceProps = {
  stories: readonly Story[];
  /** 0 by default. */
  startAt?: number;
  reason?: ReactNode;
  onSeen?: (story: Story) => void;
  onLike?: (story: Story, isLiked: boolean) => void;
  onClose: () => void;
};

export function StorySequence(props: StorySequenceProps) {
  const { stories, startAt = 0, reason, onSeen, onLike, onClose } = props;
  const { t } = useTranslation(['widgets.story-viewer', 'entities.story']);
  const [index, setIndex] = useState(Math.min(startAt, stories.length - 1));
  const [isSounding, setSounding] = useState(false);
  const story = stories[index];

  const go = (by: 1 | -1) => {
    const next = index + by;
    if (next >= stories.length) onClose();
    else setIndex(Math.max(0, next));
  };
  useArrowKeys(go);

  const words = useStoryWords();
  const labels = story && {
    number: index + 1,
    total: stories.length,
    type: words.type(story),
    text: [story.type === 'text' ? story.content.replace(/\.$/, '') : '', story.caption]
      .filter(Boolean)
      .join('. '),
  };
  // A live region must exist before its text changes.
  const spoken = useDeferredValue(labels ? t('said', labels) : '', '');
  if (story === undefined) return null;
  return (
    <>
      <LiveText isHidden>{spoken}</LiveText>
      <div className={styles.viewer}>
        <ShownStory
          // Another story remounts the element, so that no state stays.
          key={story.id}
          story={story}
          position={{ index, total: stories.length }}
          age={words.age(story)}
          isSounding={isSounding}
          onSound={setSounding}
          onGo={go}
          onSeen={() => onSeen?.(story)}
          {...(onLike && { onLike: (isLiked: boolean) => onLike(story, isLiked) })}
        />
        {reason && <div className={styles.reason}>{reason}</div>}
      </div>
    </>
  );
}
