import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from './Tile.css';

type TileProps = {
  /** Fills the square at the start. */
  artwork: ReactNode;
  title: string;
  to: string;
  action?: ReactNode;
};

/** A compact shortcut. */
export function Tile({ artwork, title, to, action }: TileProps) {
  return (
    <div className={styles.tile}>
      <div className={styles.art}>{artwork}</div>
      <Link to={to} className={styles.title}>
        {title}
      </Link>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
