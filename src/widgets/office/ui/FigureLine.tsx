import type { ReactNode } from 'react';
import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './FigureLine.css';

type FigureLineProps = {
  label: string;
  /** Without a value it is loading. */
  figures: ReadonlyArray<{ label: string; value: ReactNode }>;
};

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
