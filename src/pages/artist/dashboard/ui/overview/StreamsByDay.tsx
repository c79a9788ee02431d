import { useTranslation } from 'react-i18next';
import { LineChart } from '@/shared/ui/chart';
import { isLabelled } from '../../lib/label-points';
import { best, finished, wholeWeeks } from '../../lib/streams-by-day';
import { useFormats } from '../../lib/use-formats';
import type { Figures } from '../../model/use-figures';

/**
 * Streams day by day; of a year, week by week, for 365 days are a noise.
 * @states default variants empty
 */
export function StreamsByDay({ figures: { stats, audience } }: { figures: Figures }) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { number, short, longDay, shortDay, time } = useFormats();
  const days = stats.recentStreams;
  const isByWeek = days.length > 100;
  const weeks = isByWeek ? wholeWeeks(days) : [];
  const points = isByWeek
    ? weeks.map(({ from, until, streams }) => ({
        long: t('overview.weekOf', { from: shortDay(from), until: shortDay(until) }),
        short: shortDay(from),
        streams,
      }))
    : days.map(({ date, streams }) => ({ long: longDay(date), short: shortDay(date), streams }));
  const day = isByWeek ? null : best(finished(days));
  const week = best(weeks);
  const title = () => {
    if (day) return t('overview.bestDay', { day: longDay(day.date), streams: number(day.streams) });
    if (!week) return t(isByWeek ? 'overview.byWeek' : 'overview.byDay');
    const { from, until, streams } = week;
    const ends = { from: shortDay(from), until: shortDay(until) };
    return t('overview.bestWeek', { ...ends, streams: number(streams) });
  };
  const isSilent = points.every(({ streams }) => streams === 0);
  return (
    <LineChart
      title={title()}
      data={{
        pointName: t(isByWeek ? 'overview.week' : 'overview.day'),
        points: points.map(({ long, short: name }, index) => ({
          long,
          short: isLabelled(index, points.length) ? name : '',
        })),
        series: isSilent
          ? []
          : [{ name: t('overview.streams'), values: points.map(({ streams }) => streams) }],
        ...(!isByWeek && { unfinished: t('unfinished', { time: time(audience.countedAt) }) }),
      }}
      format={number}
      formatTick={short}
      empty={t('nothingYet')}
    />
  );
}
