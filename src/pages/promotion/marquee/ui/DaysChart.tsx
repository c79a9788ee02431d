import { useTranslation } from 'react-i18next';
import { isLabelled, useFormats } from '@/entities/figure';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { LineChart } from '@/shared/ui/chart';
import { daysOf } from '../model/sum-up';

/** Days that are shown at most. */
const shown = 28;

type DaysChartProps = {
  campaigns: readonly MarqueeCampaign[];
};

/**
 * How often all campaigns were seen, day by day.
 * @states default empty
 */
export function DaysChart({ campaigns }: DaysChartProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  const { number, short, shortDay, longDay } = useFormats();
  const days = daysOf(campaigns, shown);
  const sum = days.reduce((total, { impressions }) => total + impressions, 0);
  return (
    <LineChart
      title={t('chart.days', { count: sum, impressions: number(sum) })}
      empty={t('chart.empty')}
      format={number}
      formatTick={short}
      data={{
        pointName: t('chart.day'),
        points: days.map(({ day }, place) => ({
          long: longDay(day),
          short: isLabelled(place, days.length) ? shortDay(day) : '',
        })),
        series: [{ name: t('figure.impressions'), values: days.map((each) => each.impressions) }],
      }}
    />
  );
}
