import type { ReactNode } from 'react';
import * as styles from './comparison.css';

type DifferenceBarProps = {
  /** From -1 to 1, of the greatest that is shown. */
  part: number;
  /** The difference as it is read. */
  children: ReactNode;
};

/** A difference with a bar below it, to the left of the middle where it is less. */
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
