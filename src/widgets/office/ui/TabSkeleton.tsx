import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './office.css';

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
