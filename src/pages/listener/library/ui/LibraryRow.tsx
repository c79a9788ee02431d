import type { ReactNode } from 'react';
import { RouteLink } from '@/shared/ui/link';
import * as styles from './LibraryRow.css';

type LibraryRowProps = {
  artwork: ReactNode;
  title: string;
  to: string;
  subtitle: ReactNode;
  /** A second fact, where there is room. */
  fact?: ReactNode;
  action?: ReactNode;
};

/** The whole row is a link. */
export function LibraryRow({ artwork, title, to, subtitle, fact, action }: LibraryRowProps) {
  return (
    <div className={styles.row} data-card="row">
      <div className={styles.art}>{artwork}</div>
      <div className={styles.words}>
        <RouteLink to={to} className={styles.title} title={title}>
          {title}
        </RouteLink>
        <div className={styles.subtitle}>{subtitle}</div>
      </div>
      {fact && <div className={styles.fact}>{fact}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
