import { useTranslation } from 'react-i18next';
import { monthlyPlans } from '@/entities/plan';
import type { SubscriptionType } from '@/shared/contract/user.ts';
import { formatDate, formatMoney } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { sampleInvoiceDays } from '../../model/sample-subscription';
import { SampleSection } from './SampleSection';
import * as styles from './Subscription.css';

/** What was paid for the plan. */
export function BillingHistory({ plan }: { plan: SubscriptionType }) {
  const { t, i18n } = useTranslation(['pages.listener.profile', 'entities.plan']);
  const price = monthlyPlans.find(({ subscriptionType }) => subscriptionType === plan)?.price ?? 0;
  const title = t('subscription.billing.title');
  return (
    <SampleSection title={title}>
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
          {sampleInvoiceDays.map((day) => (
            <tr key={day}>
              <td className={styles.cell}>
                <time dateTime={day}>{formatDate(day, i18n.language)}</time>
              </td>
              <td className={styles.cell}>{t(`entities.plan:name.${plan}`)}</td>
              <td className={styles.cell}>
                <Badge tone="success">{t('subscription.billing.paid')}</Badge>
              </td>
              <td className={styles.cell} data-end>
                {formatMoney(price, i18n.language)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SampleSection>
  );
}
