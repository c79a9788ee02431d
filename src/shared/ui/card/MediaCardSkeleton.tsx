import { Skeleton } from '@/shared/ui/skeleton';
import { card, subtitleToCome, title, words } from './MediaCard.css';

type MediaCardSkeletonProps = {
  shape?: 'cover' | 'round';
  /** Lines below the title. */
  lines?: 1 | 2;
};

/** A loading card of the same size. */
export function MediaCardSkeleton({ shape = 'cover', lines = 1 }: MediaCardSkeletonProps) {
  return (
    <div className={card} aria-hidden>
      <Skeleton shape={shape} />
      <div className={words}>
        <span className={title}>
          <Skeleton width="70%" />
        </span>
        <span className={subtitleToCome}>
          {lines === 2 && <Skeleton width="90%" />}
          <Skeleton width="45%" />
        </span>
      </div>
    </div>
  );
}
