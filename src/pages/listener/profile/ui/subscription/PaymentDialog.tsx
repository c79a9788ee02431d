import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '@/entities/plan';
import { type PaymentMethod, paymentMethodSchema } from '@/shared/contract/account.ts';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { FailureNotice } from '@/shared/ui/notice';
import { CardFields } from './CardFields';
import * as styles from './PaymentDialog.css';
import { usePlanName } from './PlanCard';

type PaymentDialogProps = {
  plan: Plan;
  terms: string;
  isPending: boolean;
  failure: string | null;
  onClose: () => void;
  onConfirm: (method: PaymentMethod) => void;
};

const methods = paymentMethodSchema.options;

/** Only the payment method leaves the dialog. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { plan, terms, isPending, failure, onClose, onConfirm } = props;
  const { t } = useTranslation('pages.listener.profile');
  const name = usePlanName()(plan);
  const [method, setMethod] = useState<PaymentMethod>('card');

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onConfirm(method);
  };

  return (
    <Dialog
      isOpen
      onOpenChange={() => !isPending && onClose()}
      title={t('subscription.payment.title', { plan: name })}
      description={terms}
      closeLabel={t('subscription.payment.close')}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <fieldset>
          <legend className={styles.legend}>{t('subscription.payment.method')}</legend>
          <div className={styles.methods}>
            {methods.map((value) => (
              <label key={value} className={styles.method}>
                <input
                  type="radio"
                  checked={method === value}
                  onChange={() => setMethod(value)}
                  name="payment-method"
                />
                {t(`subscription.method.${value}`)}
              </label>
            ))}
          </div>
        </fieldset>
        {method === 'card' ? (
          <CardFields />
        ) : (
          <p className={styles.note}>{t('subscription.payment.paypalNote')}</p>
        )}
        <FailureNotice>{failure}</FailureNotice>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={() => !isPending && onClose()}>
            {t('subscription.payment.cancel')}
          </Button>
          <Button type="submit" variant="solid" isPending={isPending}>
            {t(isPending ? 'subscription.payment.confirming' : 'subscription.payment.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
