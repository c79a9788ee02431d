import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './SettingsCard.css';

/** The button that saves, still loading, and the room of its message. */
export function FooterSkeleton({ width }: { width: string }) {
  return (
    <div className={styles.footer}>
      <Skeleton shape="block" width={width} height="40px" />
      <div className={styles.message} />
    </div>
  );
}
