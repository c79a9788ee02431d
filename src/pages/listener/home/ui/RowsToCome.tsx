import { MediaCardSkeleton } from '@/shared/ui/card';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { Shelf } from './Shelf';
import { TracksToCome } from './TracksToCome';

const cards = Array.from({ length: 6 }, (_, index) => ({ id: String(index) }));

/** Skeleton of a signed-in user's rows. */
export const RowsToCome = () => (
  <Stack gap={10}>
    <Stack gap={4} aria-hidden>
      <Heading level={2}>
        <Skeleton width="9em" />
      </Heading>
      <Shelf items={cards}>{() => <MediaCardSkeleton />}</Shelf>
    </Stack>
    <TracksToCome />
  </Stack>
);
