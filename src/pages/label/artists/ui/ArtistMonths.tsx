import { useTranslation } from 'react-i18next';
import type { LabelArtistDetails } from '@/shared/contract/label-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { BarChart } from '@/shared/ui/chart';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { PayoutBadge } from '@/entities/figure';

export function ArtistMonths({ months }: Pick<LabelArtistDetails, 'months'>) {
  const { t } = useTranslation('pages.label.artists');
  const { euros, longMonth, shortMonth } = useFormats();
  const [newest] = months;
  const inOrder = months.toReversed();
  // Corrections may make a month negative; a bar cannot go down.
  const bars = (amount: 'gross' | 'share') => inOrder.map((month) => Math.max(0, month[amount]));
  return (
    <Stack as="section" gap={3}>
      <BarChart
        title={t('panel.months')}
        data={{
          pointName: t('panel.month'),
          points: inOrder.map(({ month }, index) => ({
            long: longMonth(month),
            // Twelve names do not fit in a panel.
            short: (inOrder.length - index) % 3 === 1 ? shortMonth(month) : '',
          })),
          series: newest
            ? [
                { name: t('panel.gross'), values: bars('gross') },
                { name: t('panel.share'), values: bars('share') },
              ]
            : [],
        }}
        format={euros}
        measure="euros"
        empty={t('panel.noMonths')}
      />
      {newest && (
        <Inline gap={3} isWrapping>
          <Text size="small">
            {t('panel.newest', { month: longMonth(newest.month), amount: euros(newest.share) })}
          </Text>
          <PayoutBadge status={newest.status} date={newest.dueOn ?? null} />
        </Inline>
      )}
    </Stack>
  );
}
