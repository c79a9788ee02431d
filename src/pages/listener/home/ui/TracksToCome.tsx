import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { TrackTableSkeleton } from '@/widgets/track-table';

/** Recent tracks shown, and skeleton rows. */
export const shownTracks = 6;

/** Skeleton of a user's recent or first tracks. */
export const TracksToCome = () => (
  <Stack gap={4} aria-hidden>
    <Heading level={2}>
      <Skeleton width="9em" />
    </Heading>
    <TrackTableSkeleton rows={shownTracks} hasMenu />
    <Skeleton shape="block" width="9em" height="32px" />
  </Stack>
);
