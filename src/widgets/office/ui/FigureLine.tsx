import type { ReactNode } from 'react';
import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './FigureLine.css';

type FigureLineProps = {
  label: string;
  /** Each with its name; without a value it is loading. */
  figures: ReadonlyArray<{ label: string; value: ReactNode }>;
};

/** The main figures of a tool in one line, for tabs that do not lead with them. */
export function FigureLine({ label, figures }: FigureLineProps) {
  return (
    <dl className={styles.line} aria-label={label}>
      {figures.map(({ label: name, value }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value ?? <Skeleton width="3em" />}</dd>
        </div>
      ))}
    </dl>
  );
}
