import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './Shortcuts.css';

/** Tiles beside liked songs. See docs/product/home.md. */
export const shownPlaylists = 5;

export const TilesToCome = () =>
  Array.from({ length: shownPlaylists }, (_, index) => (
    <li key={index} aria-hidden>
      <Skeleton shape="block" className={styles.waiting} />
    </li>
  ));
