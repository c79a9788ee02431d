import { useLabelFigures, useNamedLabel } from '@/entities/label';
import { QueryView } from '@/shared/ui/query-view';
import { officeStyles as styles, TabSkeleton } from '@/widgets/office';
import { Genres } from './Genres';
import { Lead } from './Lead';
import { RevenueByMonth } from './RevenueByMonth';
import { SummaryCards } from './SummaryCards';
import { TopArtists } from './TopArtists';

export function OverviewTab() {
  const figures = useLabelFigures(useNamedLabel());
  return (
    <QueryView query={figures} headingLevel={3} loading={<TabSkeleton />}>
      {(shown) => (
        <div className={styles.figures}>
          <Lead analytics={shown.analytics} />
          <SummaryCards figures={shown} />
          <div className={styles.parts}>
            <div className={styles.whole}>
              <RevenueByMonth months={shown.analytics.revenueByMonth} />
            </div>
            <div className={styles.whole}>
              <TopArtists artists={shown.artists} />
            </div>
            <div className={styles.whole}>
              <Genres genres={shown.analytics.topGenres} />
            </div>
          </div>
        </div>
      )}
    </QueryView>
  );
}
