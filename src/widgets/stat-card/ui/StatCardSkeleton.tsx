import { Skeleton } from '@/shared/ui/skeleton';
import { card, icon, label, value } from './StatCard.css';

/** A figure that is still loading, of the same measures. */
export function StatCardSkeleton() {
  return (
    <div className={card} aria-hidden>
      <span className={value}>
        <span className={icon} />
        <Skeleton width="60%" />
      </span>
      <span className={label}>
        <Skeleton width="80%" />
      </span>
    </div>
  );
}
