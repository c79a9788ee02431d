import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Fold.css';

type FoldProps = {
  /** One line, always in sight. */
  summary: ReactNode;
  /** Whether it begins open. */
  isOpen?: boolean;
  children: ReactNode;
};

/** What is looked up now and then, below a line that opens it. Find-in-page opens it too. */
export function Fold({ summary, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.summary}>
        <ChevronRight size={16} aria-hidden className={styles.icon} />
        {summary}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
