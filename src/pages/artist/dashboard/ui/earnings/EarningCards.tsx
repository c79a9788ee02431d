import { useTranslation } from 'react-i18next';
import { monthlyMean, perStream, projection } from '@/entities/figure';
import { useFormats } from '@/shared/lib/format';
import { officeStyles as styles } from '@/widgets/office';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';
import type { Figures } from '../../model/use-figures';
import { NextPaymentCard } from './NextPaymentCard';

export function EarningCards({ stats, audience }: Pick<Figures, 'stats' | 'audience'>) {
  const { t } = useTranslation(['pages.artist.dashboard', 'entities.figure']);
  const { euros, fineEuros } = useFormats();
  const { monthlyEarnings, totalEarnings } = stats;
  const mean = perStream(audience.months);
  const definition = (name: 'monthlyEarnings' | 'totalEarnings' | 'perStream') =>
    t(`entities.figure:definition.${name}`);
  return (
    <StatCardGrid label={t('earnings.cards')} hasLead>
      <StatCard
        label={t('entities.figure:figure.monthlyEarnings')}
        value={euros(monthlyEarnings)}
        detail={
          <span className={styles.estimate}>
            {t('earnings.projection', { amount: euros(projection(monthlyEarnings)) })}
          </span>
        }
        definition={definition('monthlyEarnings')}
      />
      <NextPaymentCard audience={audience} />
      <StatCard
        label={t('entities.figure:figure.totalEarnings')}
        value={euros(totalEarnings)}
        detail={t('earnings.mean', { amount: euros(monthlyMean(totalEarnings)) })}
        definition={definition('totalEarnings')}
      />
      <StatCard
        label={t('entities.figure:figure.perStream')}
        value={fineEuros(mean)}
        detail={mean === null ? t('earnings.noMonth') : undefined}
        definition={definition('perStream')}
      />
    </StatCardGrid>
  );
}
