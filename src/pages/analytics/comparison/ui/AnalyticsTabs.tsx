import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalyticsScope } from '@/shared/contract/analytics.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Tabs } from '@/shared/ui/tabs';
import { useAnalyticsTableQuery } from '../api/analytics-api';
import { useAnalyticsView } from '../model/analytics-view';
import { analyticsTabs } from '../model/combinations';
import { Choices } from './Choices';
import { Lines } from './Lines';
import { Totals } from './Totals';

// The chart is looked at first; the table comes with its figures.
const PartTable = lazyPart(() => import('./PartTable'), 'PartTable');

/** Figures are at most a minute behind the plays: older ones are asked for again. */
const whenOlder = { refetchOnMountOrArgChange: 60 };

/** What is compared: each way of taking figures apart is a tab. */
export function AnalyticsTabs({ scope }: { scope: AnalyticsScope }) {
  const { t } = useTranslation('pages.analytics.comparison');
  const { tab, openTab } = useAnalyticsView();
  return (
    <Tabs
      label={t('tabsLabel')}
      value={tab}
      onChange={openTab}
      items={analyticsTabs.map((each) => ({
        value: each,
        label: t(`tabs.${each}`),
        content: each === tab && <Comparison key={tab} scope={scope} />,
      }))}
    />
  );
}

function Comparison({ scope }: { scope: AnalyticsScope }) {
  const view = useAnalyticsView();
  const table = useAnalyticsTableQuery(view.tableQuestion, whenOlder);
  return (
    <Stack gap={8}>
      <Choices scope={scope} />
      <Totals query={table} />
      <Lines total={table.currentData?.total} />
      {/* The stretches of time of another unit are other rows. */}
      <Suspense fallback={<Skeleton shape="block" height="480px" />}>
        <PartTable key={view.unit} query={table} scope={scope} />
      </Suspense>
    </Stack>
  );
}
