import { useTranslation } from 'react-i18next';
import { projection } from '@/entities/figure';
import { toAmount } from '@/shared/rules/money.ts';
import type { LabelPayout } from '@/shared/contract/label-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { officeStyles as styles } from '@/widgets/office';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';
import { getMargin, marginTarget, sumPayouts } from '../lib/margin';

/** Estimates of the next month and the margin against its target, in italics. */
export function Projections({ payouts }: { payouts: readonly LabelPayout[] }) {
  const { t } = useTranslation('pages.label.finance');
  const { euros, rate } = useFormats();
  const margin = getMargin(payouts);
  if (margin === null) return null;
  const revenue = projection(toAmount(sumPayouts(payouts).gross));
  const percent = (part: number) => rate(Math.round(part * 10_000) / 100);
  const target = percent(marginTarget);
  const isReached = margin >= marginTarget;
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={3}>{t('projections.title')}</Heading>
        <Text size="small" tone="muted">
          {t('projections.text')}
        </Text>
      </Stack>
      <StatCardGrid label={t('projections.title')}>
        <StatCard
          label={t('projections.revenue')}
          value={<span className={styles.estimate}>{euros(revenue)}</span>}
          detail={t('estimate')}
          definition={t('definition.projectedRevenue')}
        />
        <StatCard
          label={t('projections.kept')}
          value={<span className={styles.estimate}>{euros(revenue * margin)}</span>}
          detail={t('estimate')}
          definition={t('definition.projectedKept')}
        />
        <StatCard
          label={t('projections.margin')}
          value={percent(margin)}
          detail={t(isReached ? 'projections.reached' : 'projections.missed', { target })}
          definition={t('definition.margin')}
        />
        <StatCard
          label={t('projections.target')}
          value={<span className={styles.estimate}>{euros(revenue * marginTarget)}</span>}
          detail={t('projections.targetOf', { target })}
          definition={t('definition.marginTarget')}
        />
      </StatCardGrid>
    </Stack>
  );
}
