import { Stack } from '@/shared/ui/stack';
import { CollectionHeaderSkeleton } from '@/widgets/collection-header';
import { TrackTableSkeleton } from '@/widgets/track-table';

export function AlbumPageSkeleton() {
  return (
    <Stack gap={8}>
      <CollectionHeaderSkeleton />
      <TrackTableSkeleton rows={8} columns={['playCount']} hasMenu />
    </Stack>
  );
}
