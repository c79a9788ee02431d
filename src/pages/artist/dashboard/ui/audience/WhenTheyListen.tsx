import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { BarChart, HourGrid } from '@/shared/ui/chart';
import { Text } from '@/shared/ui/text';
import { officeStyles as styles } from '@/widgets/office';
import { bySlot, perHour, slotTotals, timeSlots, weekdayTotals } from '../../lib/listening-hours';
import { best } from '../../lib/streams-by-day';
import type { Figures } from '../../model/use-figures';
import { useWhyEmpty } from '../../model/use-why-empty';

export function WhenTheyListen({ figures }: { figures: Figures }) {
  const { hours } = figures.audience;
  const { ofRange } = useWhyEmpty(figures.stats);
  const { t } = useTranslation('pages.artist.dashboard');
  const { number, weekday, shortWeekday } = useFormats();
  const slots = timeSlots.map(([from, until]) => t('when.slot', { from, until }));
  // Per hour: the night is twice as long as the other parts.
  const ofSlots = perHour(slotTotals(hours));
  const ofWeekdays = weekdayTotals(hours);
  const cells = bySlot(hours).map(perHour);
  const isSilent = ofWeekdays.every((streams) => streams === 0);
  const getSeries = (name: string, values: number[]) => (isSilent ? [] : [{ name, values }]);
  const bestSlot = best(ofSlots.map((streams, slot) => ({ streams, slot })));
  const bestWeekday = best(ofWeekdays.map((streams, day) => ({ streams, day })));
  const bestCell = best(
    cells.flatMap((row, day) => row.map((streams, slot) => ({ streams, day, slot }))),
  );
  const shared = { format: number, empty: ofRange };
  return (
    <div className={styles.parts}>
      <BarChart
        {...shared}
        title={
          bestSlot ? t('when.bestSlot', { slot: slots[bestSlot.slot] ?? '' }) : t('when.slots')
        }
        data={{
          pointName: t('when.time'),
          points: timeSlots.map(([from, until], slot) => ({
            long: slots[slot] ?? '',
            short: `${from}–${until}`,
          })),
          series: getSeries(t('when.perHour'), ofSlots),
        }}
      />
      <BarChart
        {...shared}
        title={
          bestWeekday
            ? t('when.bestWeekday', { weekday: weekday(bestWeekday.day) })
            : t('when.weekdays')
        }
        data={{
          pointName: t('when.weekday'),
          points: ofWeekdays.map((_, day) => ({ long: weekday(day), short: shortWeekday(day) })),
          series: getSeries(t('when.streams'), ofWeekdays),
        }}
      />
      <div className={styles.whole}>
        <HourGrid
          title={
            bestCell
              ? t('when.bestCell', {
                  weekday: weekday(bestCell.day),
                  slot: slots[bestCell.slot] ?? '',
                })
              : t('when.grid')
          }
          data={{
            pointName: t('when.weekday'),
            points: cells.map((_, day) => ({ long: weekday(day), short: shortWeekday(day) })),
            series: isSilent
              ? []
              : timeSlots.map(([from, until], slot) => ({
                  name: `${from}–${until}`,
                  values: cells.map((row) => row[slot] ?? 0),
                })),
          }}
          format={(value) => t('when.ofHour', { streams: number(value) })}
          empty={ofRange}
        />
      </div>
      <Text size="small" tone="muted" className={styles.whole}>
        {t('when.utc')}
      </Text>
    </div>
  );
}
