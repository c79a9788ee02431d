import { useLabelFigures, useNamedLabel } from '@/entities/label';
import { QueryView } from '@/shared/ui/query-view';
import { officeStyles as styles, TabSkeleton } from '@/widgets/office';
import { Today } from '@/widgets/today';
import { Genres } from './Genres';
import { Lead } from './Lead';
import { RevenueByMonth } from './RevenueByMonth';
import { SummaryCards } from './SummaryCards';
import { TopArtists } from './TopArtists';

export function OverviewTab() {
  const label = useNamedLabel();
  const figures = useLabelFigures(label);
  return (
    <QueryView query={figures} headingLevel={3} loading={<TabSkeleton />}>
      {(shown) => (
        <div className={styles.figures}>
          <Today office="label" label={label} />
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
