import { useTranslation } from 'react-i18next';
import type { ArtistAudience } from '@/shared/contract/artist-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { BarChart } from '@/shared/ui/chart';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { HeldMoney } from './HeldMoney';
import { best } from '../../lib/streams-by-day';

export function EarningsByMonth({ months }: Pick<ArtistAudience, 'months'>) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { euros, longMonth, shortMonth } = useFormats();
  const found = best(months);
  const isSilent = months.every(({ earnings }) => earnings === 0);
  return (
    <Stack gap={3}>
      <BarChart
        title={
          found
            ? t('earnings.bestMonth', {
                month: longMonth(found.month),
                amount: euros(found.earnings),
              })
            : t('earnings.byMonth')
        }
        data={{
          pointName: t('earnings.month'),
          points: months.map(({ month }, index) => ({
            long: longMonth(month),
            // Twelve names do not fit on a phone.
            short: (months.length - index) % 2 === 1 ? shortMonth(month) : '',
          })),
          series: isSilent
            ? []
            : [{ name: t('earnings.earned'), values: months.map(({ earnings }) => earnings) }],
        }}
        format={euros}
        measure="euros"
        empty={t('earnings.noMonth')}
      />
      <Text size="small" tone="muted">
        {t('earnings.byDays')}
      </Text>
      <HeldMoney months={months} />
    </Stack>
  );
}
