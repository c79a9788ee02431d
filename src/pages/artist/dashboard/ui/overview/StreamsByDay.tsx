import { useTranslation } from 'react-i18next';
import { isLabelled } from '@/entities/figure';
import { useFormats } from '@/shared/lib/format';
import { LineChart } from '@/shared/ui/chart';
import { best, finished, isByWeek, wholeWeeks } from '../../lib/streams-by-day';
import type { Figures } from '../../model/use-figures';

/** Streams by day; a year by week, because 365 days are noise. */
export function StreamsByDay({ figures: { stats, audience } }: { figures: Figures }) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { number, longDay, dayName, time } = useFormats();
  const days = stats.recentStreams;
  const isLong = isByWeek(days);
  const weeks = isLong ? wholeWeeks(days) : [];
  const points = isLong
    ? weeks.map(({ from, until, streams }) => ({
        long: t('overview.weekOf', { from: dayName(from), until: dayName(until) }),
        short: dayName(from),
        streams,
      }))
    : days.map(({ date, streams }) => ({ long: longDay(date), short: dayName(date), streams }));
  const day = isLong ? null : best(finished(days));
  const week = best(weeks);
  const title = () => {
    if (day) return t('overview.bestDay', { day: longDay(day.date), streams: number(day.streams) });
    if (!week) return t(isLong ? 'overview.byWeek' : 'overview.byDay');
    const { from, until, streams } = week;
    const ends = { from: dayName(from), until: dayName(until) };
    return t('overview.bestWeek', { ...ends, streams: number(streams) });
  };
  const isSilent = points.every(({ streams }) => streams === 0);
  return (
    <LineChart
      title={title()}
      data={{
        pointName: t(isLong ? 'overview.week' : 'overview.day'),
        points: points.map(({ long, short: name }, index) => ({
          long,
          short: isLabelled(index, points.length) ? name : '',
        })),
        series: isSilent
          ? []
          : [{ name: t('overview.streams'), values: points.map(({ streams }) => streams) }],
        ...(!isLong && { unfinished: t('unfinished', { time: time(audience.countedAt) }) }),
      }}
      format={number}
      empty={stats.totalStreams === 0 ? t('nothingYet') : t('overview.noWeek')}
    />
  );
}
