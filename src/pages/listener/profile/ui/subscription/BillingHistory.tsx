import { useTranslation } from 'react-i18next';
import { currentPlan } from '@/entities/plan';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { User } from '@/shared/contract/user.ts';
import { formatDate, formatPrice } from '@/shared/lib/format';
import { StatusBadge } from '@/shared/ui/status-badge';
import { SubscriptionPart } from './SubscriptionPart';
import * as styles from './Subscription.css';
import { usePlanName } from './PlanCard';

/** Payment days of the sample invoices, the latest first. See docs/product/plans.md. */
const sampleInvoiceDays = ['2026-11-02', '2026-10-02', '2026-09-02'] as const;

export function BillingHistory({ viewer }: { viewer: User }) {
  const { t, i18n } = useTranslation('pages.listener.profile');
  const plan = currentPlan(viewer);
  const name = usePlanName()(plan);
  // One per year.
  const days = plan.period === 'year' ? sampleInvoiceDays.slice(0, 1) : sampleInvoiceDays;
  const title = t('subscription.billing.title');
  return (
    <SubscriptionPart title={title} isSample>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {t('subscription.billing.date')}
            </th>
            <th scope="col" className={styles.head}>
              {t('subscription.billing.concept')}
            </th>
            <th scope="col" className={styles.head}>
              {t('subscription.billing.status')}
            </th>
            <th scope="col" className={styles.head} data-end>
              {t('subscription.billing.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day}>
              <td className={styles.cell}>
                <time dateTime={day}>{formatDate(day, i18n.language)}</time>
              </td>
              <td className={styles.cell}>{name}</td>
              <td className={styles.cell}>
                <StatusBadge meaning={statusMeanings.payout.paid}>
                  {t('subscription.billing.paid')}
                </StatusBadge>
              </td>
              <td className={styles.cell} data-end>
                {formatPrice(plan.price, i18n.language)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SubscriptionPart>
  );
}
