import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { CollectionHeaderSkeleton } from '@/widgets/collection-header';
import { TrackTableSkeleton } from '@/widgets/track-table';
import { TrackFacts } from './TrackFacts';
import * as styles from './TrackPage.css';

export function TrackPageSkeleton() {
  return (
    <Stack gap={10}>
      <CollectionHeaderSkeleton />
      <TrackFacts />
      <Stack gap={4}>
        <div className={styles.headingToCome}>
          <Skeleton width="9em" />
        </div>
        <TrackTableSkeleton rows={5} hasMenu />
      </Stack>
    </Stack>
  );
}
