import type { ReactNode } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './FactList.css';

export type Fact = {
  /** One or two words, unique in the list. */
  name: string;
  /** A figure, a day, a word. */
  value: ReactNode;
};

type FactListProps = {
  /** In order; `false` entries are skipped. */
  facts: ReadonlyArray<Fact | false>;
  /** Two per row for cards, as many as fit for a page, or one below the other. */
  layout?: keyof typeof styles.layout;
  className?: string | undefined;
};

/** Names, each with its value below. */
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
