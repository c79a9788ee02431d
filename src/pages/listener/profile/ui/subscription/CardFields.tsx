import { useTranslation } from 'react-i18next';
import { Field, TextInput } from '@/shared/ui/field';
import * as styles from './PaymentDialog.css';

/**
 * Number, expiry and CVV, which nothing reads: no name, no state, no handler, so they neither leave
 * the page nor stay in it. See docs/product/plans.md.
 */
export function CardFields() {
  const { t } = useTranslation('pages.listener.profile');
  return (
    <div className={styles.card}>
      <Field label={t('subscription.payment.number')} className={styles.number}>
        <TextInput inputMode="numeric" autoComplete="cc-number" />
      </Field>
      <Field label={t('subscription.payment.expiry')}>
        <TextInput
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t('subscription.payment.expiryExample')}
        />
      </Field>
      <Field label={t('subscription.payment.cvv')}>
        <TextInput inputMode="numeric" autoComplete="cc-csc" />
      </Field>
      <p className={`${styles.note} ${styles.number}`}>{t('subscription.payment.cardNote')}</p>
    </div>
  );
}
