import { useTranslation } from 'react-i18next';
import { useArtistPaymentsQuery, useIsPast } from '@/entities/figure';
import type { ArtistAudience } from '@/shared/contract/artist-figures.ts';
import { dash, useFormats } from '@/shared/lib/format';
import { Skeleton } from '@/shared/ui/skeleton';
import { officeStyles as styles } from '@/widgets/office';
import { StatCard } from '@/widgets/stat-card';
import { getEstimate, getNextPayment } from '../../lib/next-payment';
import { useDashboardView } from '../../model/dashboard-view';

type NextPaymentCardProps = {
  audience: ArtistAudience;
};

/** The next payment: a statement's amount and day, else an estimate in italics. */
export function NextPaymentCard({ audience }: NextPaymentCardProps) {
  const { t } = useTranslation(['pages.artist.dashboard', 'entities.figure']);
  const { euros, date, longMonth } = useFormats();
  const isPast = useIsPast();
  const { artist } = useDashboardView();
  const { data, isLoading } = useArtistPaymentsQuery({ artist });
  const payments = data ?? [];
  const next = getNextPayment(payments, audience);
  const current = getEstimate(payments, audience);
  const estimate = (text: string) => <span className={styles.estimate}>{text}</span>;
  const value = () => {
    if (isLoading) return <Skeleton width="6em" />;
    if (next === null) return dash;
    return next.kind === 'due' ? euros(next.amount) : estimate(euros(next.amount));
  };
  /** What the estimate leaves out. */
  const without = [
    current?.isShared === true && t('earnings.withoutShared'),
    current?.isHeld === true && t('earnings.withoutHeld'),
  ]
    .filter((text) => text !== false)
    .join(' ');
  const detail = () => {
    if (isLoading || next === null) return undefined;
    if (next.kind === 'estimate') {
      const commission = t('earnings.commission', { month: longMonth(next.month) });
      return without === '' ? commission : `${commission}. ${without}`;
    }
    const words = { day: date(next.on), months: next.months.map(longMonth).join(', ') };
    return (
      <>
        {t(isPast(next.on) ? 'earnings.overdue' : 'earnings.due', words)}
        {current && (
          <>
            <br />
            {estimate(
              t('earnings.running', {
                month: longMonth(current.month),
                amount: euros(current.amount),
              }),
            )}
            {without !== '' && (
              <>
                <br />
                {without}
              </>
            )}
          </>
        )}
      </>
    );
  };
  return (
    <StatCard
      label={t('entities.figure:figure.nextPayment')}
      value={value()}
      detail={detail()}
      definition={t('entities.figure:definition.nextPayment')}
    />
  );
}
