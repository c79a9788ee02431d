import { useTranslation } from 'react-i18next';
import { useFormats } from '@/entities/figure';
import type { Payment } from '@/shared/contract/statement.ts';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';
import { paymentSums } from '../../lib/payment-sums';

/**
 * What is to be paid and when, and what was paid.
 * @states default variants
 */
export function PaymentCards({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation(['pages.artist.dashboard', 'entities.figure']);
  const { euros, date } = useFormats();
  const { pending, nextOn, paid } = paymentSums(payments);
  return (
    <StatCardGrid label={t('payments.title')}>
      <StatCard
        label={t('entities.figure:figure.pendingPayments')}
        value={euros(pending)}
        detail={
          nextOn === null ? t('payments.allPaid') : t('payments.nextOn', { day: date(nextOn) })
        }
        definition={t('entities.figure:definition.pendingPayments')}
      />
      <StatCard
        label={t('entities.figure:figure.paidPayments')}
        value={euros(paid)}
        definition={t('entities.figure:definition.paidPayments')}
      />
    </StatCardGrid>
  );
}
