import type { ReactNode } from 'react';
import { RouteLink } from '@/shared/ui/link';
import * as styles from './MediaCard.css';

type MediaCardProps = {
  /** An `Artwork`; its shape tells people from music. */
  artwork: ReactNode;
  /** One line; the whole of it under the pointer. */
  title: string;
  /** The screen that the card opens. */
  to: string;
  /** Two lines at most. */
  subtitle?: ReactNode;
  /** A play button: rises under the pointer and on focus, stands always on touch. */
  action?: ReactNode;
};

/** A thing with a picture that leads to its screen. */
export function MediaCard({ artwork, title, to, subtitle, action }: MediaCardProps) {
  return (
    <div className={styles.card}>
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
