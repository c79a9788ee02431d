import { classNames } from '@/shared/lib/class-names';
import * as styles from './Skeleton.css';

type SkeletonProps = {
  /** A line of text takes the height of the lines around it. */
  shape?: keyof typeof styles.shape;
  /** Any CSS length; the whole width without one. */
  width?: string;
  /** Any CSS length, for the shape `block`. */
  height?: string;
  className?: string;
};

/** Holds the place of something that is still loading; unseen by screen readers. */
export function Skeleton({ shape = 'text', width, height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames(styles.skeleton, styles.shape[shape], className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
