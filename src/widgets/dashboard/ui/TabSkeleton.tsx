import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './dashboard.css';

/**
 * A tab to come: a chart, and two parts beside one another.
 * @states loading narrow
 * @without default empty failed: it stands there while nothing is known
 * @without hover focus: there is nothing to press
 * @without visitor long-text: it says nothing
 */
export function TabSkeleton() {
  return (
    <div className={styles.parts} aria-hidden>
      <div className={styles.whole}>
        <Skeleton shape="block" height="300px" />
      </div>
      <Skeleton shape="block" height="300px" />
      <Skeleton shape="block" height="300px" />
    </div>
  );
}
