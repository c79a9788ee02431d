import { useStoredValue, createStoredValue } from '@/shared/lib/storage';
import { MediaCardSkeleton } from '@/shared/ui/card';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import * as styles from './HomePage.css';
import { TracksToCome } from './TracksToCome';
import { Shelf } from './Shelf';

const names = ['stories', 'unfinished', 'releases'] as const;
type Row = (typeof names)[number];

const isRow = (candidate: unknown): boolean => names.some((name) => name === candidate);

/** What home had last on this device, so that its skeleton takes the same room. */
export const storedRows = createStoredValue<Row[]>(
  'home-rows',
  (candidate): candidate is Row[] => Array.isArray(candidate) && candidate.every(isRow),
);

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
