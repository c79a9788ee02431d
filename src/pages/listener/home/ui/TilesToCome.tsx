import { Skeleton } from '@/shared/ui/skeleton';
import { shownPlaylists } from '../lib/shown-playlists';
import * as styles from './Shortcuts.css';

export const TilesToCome = () =>
  Array.from({ length: shownPlaylists }, (_, index) => (
    <li key={index} aria-hidden>
      <Skeleton shape="block" className={styles.waiting} />
    </li>
  ));
