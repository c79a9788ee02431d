import type { ReactNode } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './FactList.css';

export type Fact = {
  /** What it is, in one or two words; no other fact of the list has it. */
  name: string;
  /** What is known of it: a figure, a day, a word. */
  value: ReactNode;
};

type FactListProps = {
  /** In their order; what is `false` does not apply and is left out. */
  facts: ReadonlyArray<Fact | false>;
  /** Two in a line for cards, as many as fit for a page, or one below the other. */
  layout?: keyof typeof styles.layout;
  className?: string | undefined;
};

/** What is known of something: names, each with its value below. */
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
