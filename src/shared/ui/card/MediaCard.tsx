import type { ReactNode } from 'react';
import { RouteLink } from '@/shared/ui/link';
import * as styles from './MediaCard.css';

type MediaCardProps = {
  artwork: ReactNode;
  /** One line, in full as a tooltip. */
  title: string;
  to: string;
  /** Two lines at most. */
  subtitle?: ReactNode;
  /** Buttons, play last, shown on hover and focus, always on touch. */
  action?: ReactNode;
};

/** An item with a picture that opens its screen. */
export function MediaCard({ artwork, title, to, subtitle, action }: MediaCardProps) {
  return (
    <div className={styles.card} data-card="card">
      <div className={styles.art}>
        {artwork}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <div className={styles.words}>
        <RouteLink to={to} className={styles.title} title={title} translate="no">
          {title}
        </RouteLink>
        {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
      </div>
    </div>
  );
}
