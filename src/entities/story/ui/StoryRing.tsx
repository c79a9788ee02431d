import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoryState } from '@/shared/contract/story.ts';
import * as styles from './StoryRing.css';

type StoryRingProps = {
  name: string;
  state: Exclude<StoryState, 'none'>;
  onPress: () => void;
  /** Without it the ring overlays its container. */
  children?: ReactNode;
};

/** A solid ring for new stories, a dashed one once all are seen. */
export function StoryRing({ name, state, onPress, children }: StoryRingProps) {
  const { t } = useTranslation('entities.story');
  return (
    <button
      type="button"
      className={styles.ring}
      data-state={state}
      {...(children === undefined && { 'data-over': '' })}
      aria-label={t(`ring.${state}`, { name })}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {children}
    </button>
  );
}
