import { Skeleton } from '@/shared/ui/skeleton';
import { card, subtitle, title, words } from './MediaCard.css';

/** A card that is still loading, of the same measures. */
export function MediaCardSkeleton({ shape = 'cover' }: { shape?: 'cover' | 'round' }) {
  return (
    <div className={card} aria-hidden>
      <Skeleton shape={shape} />
      <div className={words}>
        <span className={title}>
          <Skeleton width="70%" />
        </span>
        <span className={subtitle}>
          <Skeleton width="45%" />
        </span>
      </div>
    </div>
  );
}
