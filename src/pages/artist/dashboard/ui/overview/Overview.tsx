import { officeStyles as styles } from '@/widgets/office';
import { isUnheard } from '../../lib/is-unheard';
import type { Figures } from '../../model/use-figures';
import { NobodyYet } from '../NobodyYet';
import { TopCountries } from '../TopCountries';
import { LastDays } from './LastDays';
import { StreamsByDay } from './StreamsByDay';
import { TopTracks } from './TopTracks';

/** How many listened on which day, where, and to what. */
export function Overview({ figures }: { figures: Figures }) {
  const { stats, audience, tracks } = figures;
  if (isUnheard(figures)) return <NobodyYet artist={audience.artist?.id} />;
  return (
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
  );
}
