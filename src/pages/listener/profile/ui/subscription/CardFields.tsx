import { useTranslation } from 'react-i18next';
import { Field, TextInput } from '@/shared/ui/field';
import * as styles from './PaymentDialog.css';

/**
 * Without name, state or handler, so that card data neither leave nor stay in the page. See
 * docs/product/plans.md.
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
