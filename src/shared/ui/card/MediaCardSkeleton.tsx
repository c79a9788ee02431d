import { Skeleton } from '@/shared/ui/skeleton';
import { card, subtitleToCome, title, words } from './MediaCard.css';

type MediaCardSkeletonProps = {
  /** Of the picture to come. */
  shape?: 'cover' | 'round';
  /** Of the words below the title, most cards of their kind having as many. */
  lines?: 1 | 2;
};

/** A card that is still loading, of the same measures. */
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
