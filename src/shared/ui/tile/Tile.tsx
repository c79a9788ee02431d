import type { ReactNode } from 'react';
import { RouteLink } from '@/shared/ui/link';
import * as styles from './Tile.css';

type TileProps = {
  artwork: ReactNode;
  /** Two lines at most. */
  title: string;
  to: string;
  /** Not on phones. */
  action?: ReactNode;
};

export function Tile({ artwork, title, to, action }: TileProps) {
  return (
    <div className={styles.tile} data-card="tile">
      <div className={styles.art}>{artwork}</div>
      <RouteLink to={to} className={styles.title} translate="no">
        {title}
      </RouteLink>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
