import { useStoredValue } from '@/shared/lib/storage';
import { MediaCardSkeleton } from '@/shared/ui/card';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { storedRows } from '../lib/stored-rows';
import * as styles from './HomePage.css';
import { Shelf } from './Shelf';
import { TracksToCome } from './TracksToCome';

const cards = Array.from({ length: 6 }, (_, index) => ({ id: String(index) }));

/** Skeleton of a signed-in user's rows, in the room that they took last. */
export function RowsToCome() {
  const rows = useStoredValue(storedRows) ?? ['unfinished'];
  return (
    <Stack gap={10}>
      {rows.includes('stories') && (
        <div className={styles.stories} aria-hidden>
          <TitleToCome />
        </div>
      )}
      {rows.includes('unfinished') && <CardsToCome />}
      <TracksToCome />
      {rows.includes('releases') && <CardsToCome />}
    </Stack>
  );
}

const TitleToCome = () => (
  <Heading level={2}>
    <Skeleton width="9em" />
  </Heading>
);

const CardsToCome = () => (
  <Stack gap={4} aria-hidden>
    <TitleToCome />
    <Shelf items={cards}>{() => <MediaCardSkeleton />}</Shelf>
  </Stack>
);
