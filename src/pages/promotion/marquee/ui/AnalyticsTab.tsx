import { useTranslation } from 'react-i18next';
import { useFormats } from '@/entities/figure';
import { roasOf, useMarqueeWords } from '@/entities/marquee';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { marqueeFormats } from '@/shared/contract/marquee-limits.ts';
import { BarChart, PartList } from '@/shared/ui/chart';
import type { Column } from '@/shared/ui/data-table';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { SortedFigures } from '@/widgets/dashboard';
import { totalsOf } from '../model/sum-up';
import { useCampaignDays } from '../model/use-campaign-days';

/** Days that stand side by side. */
const shown = 14;

type AnalyticsTabProps = {
  campaigns: readonly MarqueeCampaign[];
};

/**
 * What was spent day by day, what of it was seen in which format, and each campaign with its figures.
 * @states default empty extreme-numbers narrow
 */
export function AnalyticsTab({ campaigns }: AnalyticsTabProps) {
  const { t } = useTranslation(['pages.promotion.marquee', 'entities.marquee']);
  const { number, rate, share, short } = useFormats();
  const { dollars, times } = useMarqueeWords();
  const { days, span, data } = useCampaignDays(campaigns, shown);
  const sum = days.reduce((total, { spent }) => total + spent, 0);
  const parts = marqueeFormats
    .map((format) => ({
      name: t(`entities.marquee:format.${format}`),
      value: totalsOf(campaigns.filter((each) => each.adFormat === format)).impressions,
    }))
    .filter(({ value }) => value > 0);
  const columns: Column<MarqueeCampaign>[] = [
    { id: 'name', title: t('table.name'), value: (each) => each.campaignName },
    figure('impressions', t('figure.impressions'), (each) => each.impressions, number),
    figure('clicks', t('card.clicks'), (each) => each.clicks, number),
    figure('ctr', t('card.ctr'), (each) => each.ctr, rate),
    figure('conversions', t('card.conversions'), (each) => each.conversions, number),
    figure('cpc', t('card.cpc'), (each) => each.cpc, dollars),
    figure('spent', t('table.spent'), (each) => each.spent, dollars),
    figure('roas', t('figure.roas'), (each) => roasOf(each) ?? 0, times),
  ];
  return (
    <Section title={t('chart.title')}>
      <Stack gap={8}>
        <BarChart
          title={
            span === null ? t('table.spent') : t('chart.spent', { sum: dollars(sum), days: span })
          }
          empty={t('chart.empty')}
          format={dollars}
          formatTick={short}
          data={{
            ...data,
            series: [{ name: t('table.spent'), values: days.map(({ spent }) => spent) }],
          }}
        />
        <PartList
          title={t('chart.formats')}
          empty={t('chart.empty')}
          format={number}
          formatShare={share}
          partName={t('card.format')}
          valueName={t('figure.impressions')}
          shareName={t('chart.share')}
          parts={parts}
        />
        <SortedFigures
          name="campaigns"
          initialSort={{ by: 'spent', isDescending: true }}
          title={t('table.title')}
          text={t('details.roasHow')}
          columns={columns}
          rows={campaigns}
          idOf={({ id }) => id}
          nameOf={({ campaignName }) => campaignName}
          empty={t('chart.empty')}
        />
      </Stack>
    </Section>
  );
}

const figure = (
  id: string,
  title: string,
  value: (campaign: MarqueeCampaign) => number,
  write: (value: number) => string,
): Column<MarqueeCampaign> => ({
  id,
  title,
  isNumeric: true,
  value,
  cell: (campaign) => write(value(campaign)),
});
