import { officeStyles as styles } from '@/widgets/office';
import type { LabelFigures } from '../../model/use-label-figures';
import { Genres } from '../Genres';
import { RevenueByMonth } from './RevenueByMonth';
import { TopArtists } from './TopArtists';

/** Who brings most, what each month brought, and of which music. */
export function Overview({ figures: { artists, analytics } }: { figures: LabelFigures }) {
  return (
    <div className={styles.parts}>
      <div className={styles.whole}>
        <RevenueByMonth months={analytics.revenueByMonth} />
      </div>
      <div className={styles.whole}>
        <TopArtists artists={artists} />
      </div>
      <div className={styles.whole}>
        <Genres genres={analytics.topGenres} />
      </div>
    </div>
  );
}
