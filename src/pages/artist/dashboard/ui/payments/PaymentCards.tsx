import { useTranslation } from 'react-i18next';
import { useIsPast } from '@/entities/figure';
import type { Payment } from '@/shared/contract/statement.ts';
import { useFormats } from '@/shared/lib/format';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';
import { paymentSums } from '../../lib/payment-sums';

export function PaymentCards({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation(['pages.artist.dashboard', 'entities.figure']);
  const { euros, date } = useFormats();
  const isPast = useIsPast();
  const { pending, nextOn, paid, lacking } = paymentSums(payments);
  const when = () => {
    if (nextOn === null) return t('payments.allPaid');
    return t(isPast(nextOn) ? 'payments.overdue' : 'payments.nextOn', { day: date(nextOn) });
  };
  return (
    <StatCardGrid label={t('payments.title')}>
      <StatCard
        label={t('entities.figure:figure.pendingPayments')}
        value={euros(pending)}
        detail={when()}
        definition={t('entities.figure:definition.pendingPayments')}
      />
      <StatCard
        label={t('entities.figure:figure.paidPayments')}
        value={euros(paid)}
        definition={t('entities.figure:definition.paidPayments')}
      />
      {lacking.minor < 0 && (
        <StatCard
          label={t('entities.figure:figure.lackingPayments')}
          value={euros(lacking)}
          detail={t('payments.takenOff')}
          definition={t('entities.figure:definition.lackingPayments')}
        />
      )}
    </StatCardGrid>
  );
}
