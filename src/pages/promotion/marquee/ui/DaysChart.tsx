import { useTranslation } from 'react-i18next';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { useFormats } from '@/shared/lib/format';
import { LineChart } from '@/shared/ui/chart';
import { useCampaignDays } from '../model/use-campaign-days';

/** Most days shown. */
const shown = 28;

type DaysChartProps = {
  campaigns: readonly MarqueeCampaign[];
};

export function DaysChart({ campaigns }: DaysChartProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  const { number, short } = useFormats();
  const { days, span, data } = useCampaignDays(campaigns, shown);
  const name = t('figure.impressions');
  const count = days.reduce((total, { impressions }) => total + impressions, 0);
  return (
    <LineChart
      title={
        span === null ? name : t('chart.days', { count, impressions: short(count), days: span })
      }
      empty={t('chart.empty')}
      format={number}
      data={{
        ...data,
        series: [{ name, values: days.map((each) => each.impressions) }],
      }}
    />
  );
}
