import { Stack } from '@/shared/ui/stack';
import type { LabelFigures } from '../../model/use-label-figures';
import { GenrePerformance } from './GenrePerformance';
import { Kpis } from './Kpis';
import { Markets } from './Markets';
import { RecentReleases } from './RecentReleases';

/** What a year of closed months says of markets and genres, and what came out lately. */
export function AnalyticsTab({ figures }: { figures: LabelFigures }) {
  const { artists, releases, analytics } = figures;
  return (
    <Stack gap={10}>
      <Kpis analytics={analytics} />
      <Markets countries={analytics.topCountries} />
      <GenrePerformance genres={analytics.topGenres} artists={artists} />
      <RecentReleases releases={releases} />
    </Stack>
  );
}
