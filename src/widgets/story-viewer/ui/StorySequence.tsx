import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoryWords } from '@/entities/story';
import type { Story } from '@/shared/contract/story.ts';
import { LiveText } from '@/shared/ui/live-text';
import { useArrowKeys } from '../model/use-arrow-keys';
import { ShownStory } from './ShownStory';
import * as styles from './StoryViewer.css';

export type StorySequenceProps = {
  /** One or more, shown one after another. */
  stories: readonly Story[];
  /** With which it begins: the first unless told otherwise. */
  startAt?: number;
  /** Why they are here, and how to have less of them. */
  reason?: ReactNode;
  /** One was shown. */
  onSeen?: (story: Story) => void;
  /** One is liked, or no longer; without it there is no button for that. */
  onLike?: (story: Story, isLiked: boolean) => void;
  /** It shall be closed. */
  onClose: () => void;
};

/** Stories one after another, in a window that takes the whole screen. */
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
  const said = story && {
    number: index + 1,
    total: stories.length,
    type: words.type(story),
    text: [story.type === 'text' ? story.content.replace(/\.$/, '') : '', story.caption]
      .filter(Boolean)
      .join('. '),
  };
  // The region has to be there before something is said in it.
  const spoken = useDeferredValue(said ? t('said', said) : '', '');
  if (story === undefined) return null;
  return (
    <>
      <LiveText isHidden>{spoken}</LiveText>
      <div className={styles.viewer}>
        <ShownStory
          // Another story is another element: nothing of the one before goes on.
          key={story.id}
          story={story}
          place={{ index, total: stories.length }}
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
