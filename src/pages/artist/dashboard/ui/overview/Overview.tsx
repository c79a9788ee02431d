import { Stack } from '@/shared/ui/stack';
import { officeStyles as styles } from '@/widgets/office';
import { isUnheard } from '../../lib/is-unheard';
import { useShownFigures } from '../../model/shown-figures';
import { Lead } from '../Lead';
import { NobodyYet } from '../NobodyYet';
import { SummaryCards } from '../SummaryCards';
import { TopCountries } from '../TopCountries';
import { LastDays } from './LastDays';
import { StreamsByDay } from './StreamsByDay';
import { TopTracks } from './TopTracks';

/** How many listened on which day, where, and to what. */
export function Overview() {
  const figures = useShownFigures();
  const { stats, audience, tracks } = figures;
  return (
    <Stack gap={6}>
      <Lead {...figures} />
      <SummaryCards figures={figures} />
      {isUnheard(figures) ? (
        <NobodyYet artist={audience.artist?.id} />
      ) : (
        <div className={styles.parts}>
          <div className={styles.whole}>
            <StreamsByDay figures={figures} />
          </div>
          <LastDays figures={figures} />
          <TopCountries stats={stats} />
          <div className={styles.whole}>
            <TopTracks tracks={tracks} />
          </div>
        </div>
      )}
    </Stack>
  );
}
