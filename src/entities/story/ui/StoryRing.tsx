import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoryState } from '@/shared/contract/story.ts';
import * as styles from './StoryRing.css';

type StoryRingProps = {
  /** Whose stories they are. */
  name: string;
  /** Whether something in them is new. */
  /** Whether something in them is new. */
  state: Exclude<StoryState, 'none'>;
  /** They shall be opened. */
  onPress: () => void;
  /** The picture that it goes around; without one it lies around what it is put into. */
  children?: ReactNode;
};

/**
 * A ring around a picture of an artist with stories, and the button that opens them: strong and whole where something is new, thin and
 * dashed where all was seen.
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
