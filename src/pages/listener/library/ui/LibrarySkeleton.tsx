import { MediaCardSkeleton } from '@/shared/ui/card';
import { Grid } from '@/shared/ui/grid';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import type { LibraryLayout } from '../model/use-library-view';
import * as styles from './LibraryPage.css';
import * as rowStyles from './LibraryRow.css';

const waiting = Array.from({ length: 6 }, (_, index) => index);

export function LibrarySkeleton({ layout }: { layout: LibraryLayout }) {
  if (layout === 'grid') {
    return (
      <Grid className={styles.cards} as="div" aria-hidden>
        {waiting.map((key) => (
          <MediaCardSkeleton key={key} />
        ))}
      </Grid>
    );
  }
  return (
    <Stack gap={1} aria-hidden>
      {waiting.map((key) => (
        <div key={key} className={rowStyles.row}>
          <Skeleton width="56px" height="56px" />
          <Skeleton width={`${60 - key * 6}%`} />
        </div>
      ))}
    </Stack>
  );
}
