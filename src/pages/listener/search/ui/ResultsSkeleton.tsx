import { MediaCardSkeleton } from '@/shared/ui/card';
import { Grid } from '@/shared/ui/grid';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { TrackTableSkeleton } from '@/widgets/track-table';
import { art, card, title, words } from './BestCard.css';
import * as styles from './SearchPage.css';

export function ResultsSkeleton() {
  return (
    <div className={styles.groups} aria-hidden>
      <Stack>
        <Heading level={2} size="title">
          <Skeleton width="9ch" />
        </Heading>
        <div className={card}>
          <div className={art}>
            <Skeleton shape="cover" />
          </div>
          <div className={words}>
            <div className={title}>
              <Skeleton width="60%" />
            </div>
            <Skeleton width="9em" />
          </div>
        </div>
      </Stack>
      <Stack>
        <Heading level={2} size="title">
          <Skeleton width="8ch" />
        </Heading>
        <TrackTableSkeleton rows={6} hasMenu />
      </Stack>
      <Stack>
        <Heading level={2} size="title">
          <Skeleton width="7ch" />
        </Heading>
        <Grid as="div" className={styles.cards}>
          {Array.from({ length: 6 }, (_, index) => (
            <MediaCardSkeleton key={index} shape="round" />
          ))}
        </Grid>
      </Stack>
    </div>
  );
}
