import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoryState } from '@/shared/contract/story.ts';
import * as styles from './StoryRing.css';

type StoryRingProps = {
  name: string;
  /** Whether something in them is new. */
  state: Exclude<StoryState, 'none'>;
  /** Called to open them. */
  onPress: () => void;
  /** The picture inside; without it the ring overlays its container. */
  children?: ReactNode;
};

/**
 * A button around an artist's picture that opens their stories: a solid ring for new ones, a thin
 * dashed one once all are seen.
 */
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
