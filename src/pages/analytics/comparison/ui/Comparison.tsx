import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { useAnalyticsTableQuery } from '../api/analytics-api';
import { useAnalyticsView } from '../model/analytics-view';
import { useShownScope } from '../model/shown-scope';
import { Choices } from './Choices';
import { Lines } from './Lines';
import { Totals } from './Totals';

// The chart is looked at first; the table comes with its figures.
const PartTable = lazyPart(() => import('./PartTable'), 'PartTable');

/** Figures are at most a minute behind the plays: older ones are asked for again. */
const whenOlder = { refetchOnMountOrArgChange: 60 };

/** Figures taken apart in the way of the open tab. */
export function Comparison() {
  const scope = useShownScope();
  const { tableQuestion, unit } = useAnalyticsView();
  const table = useAnalyticsTableQuery(tableQuestion, whenOlder);
  return (
    <Stack gap={8}>
      <Choices scope={scope} />
      <Totals query={table} />
      <Lines total={table.currentData?.total} />
      {/* The stretches of time of another unit are other rows. */}
      <Suspense fallback={<Skeleton shape="block" height="480px" />}>
        <PartTable key={unit} query={table} scope={scope} />
      </Suspense>
    </Stack>
  );
}
