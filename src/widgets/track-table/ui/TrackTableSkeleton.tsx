import { classNames } from '@/shared/lib/class-names';
import { Skeleton } from '@/shared/ui/skeleton';
import { type OptionalColumn, getLayout, usualColumns } from '../lib/column';
import * as styles from './TrackTable.css';

type TrackTableSkeletonProps = {
  /** Expected rows, or enough to fill the window. */
  rows: number;
  columns?: readonly OptionalColumn[];
  hasMenu?: boolean;
};

export function TrackTableSkeleton({
  rows,
  columns = usualColumns,
  hasMenu = false,
}: TrackTableSkeletonProps) {
  const row = classNames(styles.row, styles.layout[getLayout(columns)]);
  return (
    <div className={styles.table} aria-hidden>
      <div className={classNames(row, styles.head)} />
      {Array.from({ length: rows }, (_, index) => (
        <div
          key={index}
          className={classNames(row, styles.bodyRow)}
          data-menu={hasMenu || undefined}
        >
          <span className={styles.number}>
            <Skeleton width="16px" />
          </span>
          <Skeleton width={`${70 - ((index * 17) % 40)}%`} />
          {columns.includes('album') && (
            <span className={styles.album}>
              <Skeleton width={`${55 - ((index * 13) % 30)}%`} />
            </span>
          )}
          {columns.includes('addedAt') && (
            <span className={styles.date}>
              <Skeleton width="60%" />
            </span>
          )}
          {columns.includes('playedAt') && (
            <span className={styles.time}>
              <Skeleton width="40px" />
            </span>
          )}
          {columns.includes('playCount') && (
            <span className={styles.plays}>
              <Skeleton width="72px" />
            </span>
          )}
          <span />
          <span className={styles.duration}>
            <Skeleton width="34px" />
          </span>
          {hasMenu && <span />}
        </div>
      ))}
    </div>
  );
}
