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

// The chart comes first; the table loads with its figures.
const PartTable = lazyPart(() => import('./PartTable'), 'PartTable');

/** Seconds; figures lag the plays by at most a minute. */
const whenOlder = { refetchOnMountOrArgChange: 60 };

/** Figures by the dimension of the open tab. */
export function Comparison() {
  const scope = useShownScope();
  const { tableQuestion, unit } = useAnalyticsView();
  const table = useAnalyticsTableQuery(tableQuestion, whenOlder);
  return (
    <Stack gap={8}>
      <Choices scope={scope} />
      <Totals query={table} />
      <Lines total={table.currentData?.total} />
      {/* Another unit has other rows. */}
      <Suspense fallback={<Skeleton shape="block" height="480px" />}>
        <PartTable key={unit} query={table} scope={scope} />
      </Suspense>
    </Stack>
  );
}
