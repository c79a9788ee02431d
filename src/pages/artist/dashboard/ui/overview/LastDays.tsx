import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { BarChart } from '@/shared/ui/chart';
import { best, finished } from '../../lib/streams-by-day';
import type { Figures } from '../../model/use-figures';

/** Streams of the last five days, including today. */
export function LastDays({ figures: { stats, audience } }: { figures: Figures }) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { number, longDay, dayName, time } = useFormats();
  const days = stats.recentStreams.slice(-5);
  const found = best(finished(days));
  const isSilent = days.every(({ streams }) => streams === 0);
  return (
    <BarChart
      title={
        found ? t('overview.lastDaysBest', { day: longDay(found.date) }) : t('overview.lastDays')
      }
      data={{
        pointName: t('overview.day'),
        points: days.map(({ date }) => ({ long: longDay(date), short: dayName(date) })),
        series: isSilent
          ? []
          : [{ name: t('overview.streams'), values: days.map(({ streams }) => streams) }],
        unfinished: t('unfinished', { time: time(audience.countedAt) }),
      }}
      format={number}
      empty={stats.totalStreams === 0 ? t('nothingYet') : t('overview.noLastDays')}
    />
  );
}
