import type { ReactNode } from 'react';
import * as styles from './comparison.css';

type DifferenceBarProps = {
  /** From -1 to 1, relative to the greatest shown. */
  part: number;
  children: ReactNode;
};

/** A difference with a bar below it, to the left of the middle for less. */
export function DifferenceBar({ part, children }: DifferenceBarProps) {
  const length = `${Math.abs(part) * 50}%`;
  return (
    <span className={styles.difference}>
      {children}
      <span className={styles.track} data-drawn="track" aria-hidden>
        <span className={styles.bar[part < 0 ? 'less' : 'more']} style={{ inlineSize: length }} />
      </span>
    </span>
  );
}
