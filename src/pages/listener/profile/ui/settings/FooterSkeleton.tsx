import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './SettingsCard.css';

export function FooterSkeleton({ width }: { width: string }) {
  return (
    <div className={styles.footer}>
      <Skeleton shape="block" width={width} height="40px" />
      <div className={styles.message} />
    </div>
  );
}
