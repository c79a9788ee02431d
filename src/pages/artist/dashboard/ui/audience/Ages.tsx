import { useTranslation } from 'react-i18next';
import { standingOut } from '@/entities/figure';
import { roundShares, useFormats } from '@/shared/lib/format';
import { BarChart } from '@/shared/ui/chart';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { Figures } from '../../model/use-figures';

/** Ages of listeners who share them, in groups of at least ten. */
export function Ages({ stats }: Pick<Figures, 'stats'>) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { share } = useFormats();
  const { demographics, monthlyListeners } = stats;
  const { shares: rounded, decimals } = roundShares(demographics.map((each) => each.percentage));
  const shares = demographics.map(({ age }, index) => ({ name: age, value: rounded[index] ?? 0 }));
  const write = (value: number) => share(value, decimals);
  const found = standingOut(shares, monthlyListeners);
  return (
    <Stack gap={3}>
      <BarChart
        title={
          found
            ? t(`ages.${found.kind}`, { age: found.name, share: write(found.value) })
            : t('ages.title')
        }
        data={{
          pointName: t('ages.age'),
          points: shares.map(({ name }) => ({ long: t('ages.years', { age: name }), short: name })),
          series:
            shares.length === 0
              ? []
              : [{ name: t('ages.listeners'), values: shares.map(({ value }) => value) }],
        }}
        format={write}
        measure="share"
        empty={t('ages.empty')}
      />
      {shares.length > 0 && (
        <Text size="small" tone="muted">
          {t('ages.least')}
        </Text>
      )}
    </Stack>
  );
}
