import { classNames } from '@/shared/lib/class-names';
import * as styles from './Skeleton.css';

type SkeletonProps = {
  /** `text` has the height of the surrounding line. */
  shape?: keyof typeof styles.shape;
  /** CSS length. */
  width?: string;
  /** CSS length. */
  height?: string;
  className?: string;
};

/** A placeholder, hidden from screen readers. */
export function Skeleton({ shape = 'text', width, height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames(styles.skeleton, styles.shape[shape], className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
