import { Stack } from '@/shared/ui/stack';
import { CollectionHeaderSkeleton } from '@/widgets/collection-header';
import { TrackTableSkeleton } from '@/widgets/track-table';

type ChartPageSkeletonProps = {
  /** Known from the address. */
  title: string;
};

export function ChartPageSkeleton({ title }: ChartPageSkeletonProps) {
  return (
    <Stack gap={8}>
      <CollectionHeaderSkeleton title={title} />
      <TrackTableSkeleton rows={12} columns={['playCount']} hasMenu />
    </Stack>
  );
}
