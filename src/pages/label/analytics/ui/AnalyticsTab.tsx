import { useLabelFigures, useNamedLabel } from '@/entities/label';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { TabSkeleton } from '@/widgets/office';
import { GenrePerformance } from './GenrePerformance';
import { Kpis } from './Kpis';
import { Markets } from './Markets';
import { RecentReleases } from './RecentReleases';

export function AnalyticsTab() {
  const figures = useLabelFigures(useNamedLabel());
  return (
    <QueryView query={figures} headingLevel={3} loading={<TabSkeleton />}>
      {({ artists, releases, analytics }) => (
        <Stack gap={10}>
          <Kpis analytics={analytics} />
          <Markets countries={analytics.topCountries} />
          <GenrePerformance genres={analytics.topGenres} artists={artists} />
          <RecentReleases releases={releases} />
        </Stack>
      )}
    </QueryView>
  );
}
