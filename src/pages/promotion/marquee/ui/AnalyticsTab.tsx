import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { marqueeFormats } from '@/shared/contract/marquee-limits.ts';
import { useMarqueeWords } from '@/entities/marquee';
import { useFormats } from '@/shared/lib/format';
import { BarChart, PartList } from '@/shared/ui/chart';
import type { Column } from '@/shared/ui/data-table';
import { Section } from '@/shared/ui/section';
import { ShortCount } from '@/shared/ui/short-count';
import { Stack } from '@/shared/ui/stack';
import { SortedFigures } from '@/widgets/office';
import { useMarqueeDesk } from '../model/marquee-desk';
import { getRates } from '../model/rates';
import { getTotals } from '../model/sum-up';
import { useCampaignDays } from '../model/use-campaign-days';

/** Days shown side by side. */
const shown = 14;

export function AnalyticsTab() {
  const { campaigns } = useMarqueeDesk();
  const { t } = useTranslation(['pages.promotion.marquee', 'entities.marquee']);
  const { dollars, rate, share, short } = useFormats();
  const { times } = useMarqueeWords();
  const { days, span, data } = useCampaignDays(campaigns, shown);
  const sum = days.reduce((total, { spent }) => total + spent, 0);
  const parts = marqueeFormats
    .map((format) => ({
      name: t(`entities.marquee:format.${format}`),
      value: getTotals(campaigns.filter((each) => each.adFormat === format)).impressions,
    }))
    .filter(({ value }) => value > 0);
  const columns: Column<MarqueeCampaign>[] = [
    { id: 'name', title: t('table.name'), value: (each) => each.campaignName },
    figure('impressions', t('figure.impressions'), (each) => each.impressions, count),
    figure('clicks', t('card.clicks'), (each) => each.clicks, count, { rank: 3 }),
    figure('ctr', t('card.ctr'), (each) => getRates(each).ctr, rate, { rank: 3 }),
    figure('conversions', t('card.conversions'), (each) => each.conversions, count, { rank: 3 }),
    figure('cpc', t('card.cpc'), (each) => getRates(each).cpc, dollars, { rank: 4 }),
    figure('spent', t('table.spent'), (each) => each.spent, dollars, { part: 'figure' }),
    figure('roas', t('figure.roas'), (each) => getRates(each).roas, times),
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
          measure="dollars"
          data={{
            ...data,
            series: [{ name: t('table.spent'), values: days.map(({ spent }) => spent) }],
          }}
        />
        <PartList
          title={t('chart.formats')}
          empty={t('chart.empty')}
          format={short}
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
          getId={({ id }) => id}
          getName={({ campaignName }) => campaignName}
          empty={t('chart.empty')}
        />
      </Stack>
    </Section>
  );
}

const count = (value: number) => <ShortCount count={value} />;

const figure = <Value extends number | null>(
  id: string,
  title: string,
  value: (campaign: MarqueeCampaign) => Value,
  write: (value: Value) => ReactNode,
  more: Pick<Column<MarqueeCampaign>, 'rank' | 'part'> = {},
): Column<MarqueeCampaign> => ({
  id,
  title,
  isNumeric: true,
  value,
  cell: (campaign) => write(value(campaign)),
  ...more,
});
