import { CollectionHeaderSkeleton } from '@/widgets/collection-header';
import { TrackTableSkeleton } from '@/widgets/track-table';
import * as styles from './ChartPage.css';

type ChartPageSkeletonProps = {
  /** Of the chart, which its address tells. */
  title: string;
};

/** The page of a chart that is still loading, of the same measures. */
export function ChartPageSkeleton({ title }: ChartPageSkeletonProps) {
  return (
    <div className={styles.page}>
      <CollectionHeaderSkeleton title={title} />
      <TrackTableSkeleton rows={12} columns={['playCount']} hasMenu />
    </div>
  );
}
