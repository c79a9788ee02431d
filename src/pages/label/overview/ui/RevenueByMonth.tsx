import { useTranslation } from 'react-i18next';
import { bestBy } from '@/entities/figure';
import { useIsSample } from '@/shared/api';
import type { LabelAnalytics } from '@/shared/contract/label-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { BarChart } from '@/shared/ui/chart';

/** Euros at the top of the sample's axis. See docs/product/label-dashboard.md. */
const sampleTop = 900_000;

/** Revenue of the last closed months. */
export function RevenueByMonth({ months }: { months: LabelAnalytics['revenueByMonth'] }) {
  const { t } = useTranslation(['pages.label.overview', 'pages.label']);
  const { euros, longMonth, shortMonth } = useFormats();
  const isSample = useIsSample('labelAnalytics');
  const found = bestBy(months, ({ amount }) => amount);
  const isSilent = months.every(({ amount }) => amount === 0);
  return (
    <BarChart
      title={
        found
          ? t('revenue.best', { month: longMonth(found.month), amount: euros(found.amount) })
          : t('revenue.title')
      }
      data={{
        pointName: t('revenue.month'),
        points: months.map(({ month }, index) => ({
          long: longMonth(month),
          // Twelve names do not fit on a phone.
          short: (months.length - index) % 2 === 1 ? shortMonth(month) : '',
        })),
        series: isSilent
          ? []
          : [
              {
                name: t('revenue.amount'),
                // Corrections may make a month negative; a bar cannot go down.
                values: months.map(({ amount }) => Math.max(0, amount)),
              },
            ],
      }}
      format={euros}
      measure="euros"
      empty={t('pages.label:noMonth')}
      {...(isSample && { top: sampleTop })}
    />
  );
}
