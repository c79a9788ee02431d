import { useTranslation } from 'react-i18next';
import { Stack } from '@/shared/ui/stack';
import { FiguresTable, officeStyles as styles } from '@/widgets/office';
import { Today } from '@/widgets/today';
import { isUnheard } from '../../lib/is-unheard';
import { useShownFigures } from '../../model/shown-figures';
import { useTrackTable } from '../../model/use-track-table';
import { HeldNote } from '../HeldNote';
import { Lead } from '../Lead';
import { NobodyYet } from '../NobodyYet';
import { SummaryCards } from '../SummaryCards';
import { TopCountries } from '../TopCountries';
import { LastDays } from './LastDays';
import { StreamsByDay } from './StreamsByDay';

export function Overview() {
  const { t } = useTranslation('pages.artist.dashboard');
  const figures = useShownFigures();
  const { stats, audience, tracks } = figures;
  // The server ranks them by streams.
  const table = useTrackTable({
    track: {},
    release: {},
    streams: {},
    earnings: { part: 'figure' },
    playlists: {},
  });
  return (
    <Stack gap={6}>
      <Today office="artist" artist={audience.artist?.id} />
      <Stack gap={2}>
        <Lead {...figures} />
        <HeldNote held={audience.held} />
      </Stack>
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
            <FiguresTable title={t('tracks.top')} rows={tracks.slice(0, 5)} {...table} />
          </div>
        </div>
      )}
    </Stack>
  );
}
