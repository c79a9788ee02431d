import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { TrackTableSkeleton } from '@/widgets/track-table';
import { shownTracks } from '../lib/shown-tracks';

/** A listener's first tracks on home while nobody knows yet which: heard last, or to begin with. */
export const TracksToCome = () => (
  <Stack gap={4} aria-hidden>
    <Heading level={2}>
      <Skeleton width="9em" />
    </Heading>
    <TrackTableSkeleton rows={shownTracks} hasMenu />
  </Stack>
);
