import type { ReactNode } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './FactList.css';

export type Fact = {
  /** Unique in the list. */
  name: string;
  value: ReactNode;
};

type FactListProps = {
  /** `false` entries are skipped. */
  facts: ReadonlyArray<Fact | false>;
  /** Two per row, as many as fit, or one below the other. */
  layout?: keyof typeof styles.layout;
  className?: string | undefined;
};

export function FactList({ facts, layout = 'columns', className }: FactListProps) {
  return (
    <dl className={classNames(styles.layout[layout], className)}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.name} className={styles.fact}>
              <dt className={styles.name}>{fact.name}</dt>
              <dd className={styles.value}>{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
