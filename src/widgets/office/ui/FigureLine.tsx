import type { ReactNode } from 'react';
import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './FigureLine.css';

type FigureLineProps = {
  /** What the figures are about, for screen readers. */
  label: string;
  /** Each by its name; without a value it is on its way. */
  figures: ReadonlyArray<{ label: string; value: ReactNode }>;
};

/** The large figures of a tool in one quiet line, on the tabs that do not lead with them. */
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
