import { Stack } from '@/shared/ui/stack';
import { CollectionHeaderSkeleton } from '@/widgets/collection-header';
import { TrackTableSkeleton } from '@/widgets/track-table';

type ChartPageSkeletonProps = {
  /** Of the chart, which its address tells. */
  title: string;
};

/** The page of a chart that is still loading, of the same measures. */
export function ChartPageSkeleton({ title }: ChartPageSkeletonProps) {
  return (
    <Stack gap={8}>
      <CollectionHeaderSkeleton title={title} />
      <TrackTableSkeleton rows={12} columns={['playCount']} hasMenu />
    </Stack>
  );
}
