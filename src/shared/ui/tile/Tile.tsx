import type { ReactNode } from 'react';
import { RouteLink } from '@/shared/ui/link';
import * as styles from './Tile.css';

type TileProps = {
  /** A square. */
  artwork: ReactNode;
  /** Two lines at most. */
  title: string;
  /** The screen that the tile opens. */
  to: string;
  /** A small play button, shown on hover and focus, always on touch; not on phones. */
  action?: ReactNode;
};

/** A compact shortcut to a screen, with a picture. */
export function Tile({ artwork, title, to, action }: TileProps) {
  return (
    <div className={styles.tile}>
      <div className={styles.art}>{artwork}</div>
      <RouteLink to={to} className={styles.title} translate="no">
        {title}
      </RouteLink>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
