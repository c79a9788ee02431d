import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isProblem, mayRecover } from '@/shared/api';
import { toMoney } from '@/shared/contract/money.ts';
import type { PaymentPlan } from '@/shared/contract/payment-run.ts';
import type { PendingLabel } from '@/shared/contract/royalties.ts';
import { newId } from '@/shared/lib/id';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { DialogActions } from '@/shared/ui/dialog';
import { Field, NumberInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useOrderPaymentsMutation, usePaymentPlanQuery } from '../api/royalties-api';
import { isConfirmed, toTyped } from '../lib/is-confirmed';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { PlanNotes } from './PlanNotes';
import { RoyaltyDialog } from './RoyaltyDialog';
import * as styles from './royalties.css';

type PayDialogProps = {
  labels: readonly PendingLabel[];
  /** The run was ordered, and its page opens. */
  onOrdered: () => void;
  onClose: () => void;
};

/** Shows what can be paid and what is left, and orders it. */
export function PayDialog({ labels, onOrdered, onClose }: PayDialogProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const { labelName } = useRoyaltyWords();
  // As opened: ordered labels leave the list behind.
  const [{ id, chosen, first }] = useState(() => ({
    id: newId(),
    chosen: labels.map((label) => label.id),
    first: labels[0],
  }));
  const navigate = useNavigate();
  const plan = usePaymentPlanQuery(chosen, { refetchOnMountOrArgChange: true });
  const [send, order] = useOrderPaymentsMutation();
  const handleOrder = async ({ payouts, amount }: PaymentPlan) => {
    const { data } = await send({ id, labels: chosen, payouts, amount });
    if (!data) return;
    onOrdered();
    onClose();
    void navigate(paths.paymentRun(data.run.id));
  };
  return (
    <RoyaltyDialog
      title={
        chosen.length === 1
          ? t('pay.titleOne', { name: labelName(first?.name ?? null) })
          : t('pay.title')
      }
      size="medium"
      onClose={onClose}
    >
      <QueryView query={plan} headingLevel={3} loading={<Skeleton shape="block" height="240px" />}>
        {(shown) => (
          <OrderForm
            plan={shown}
            error={order.error}
            isPending={order.isLoading}
            onOrder={() => void handleOrder(shown)}
            onClose={onClose}
          />
        )}
      </QueryView>
    </RoyaltyDialog>
  );
}

type OrderFormProps = {
  plan: PaymentPlan;
  error: unknown;
  isPending: boolean;
  onOrder: () => void;
  onClose: () => void;
};

/** Number and sum, one of which is typed. All attempts have the same id, so there is one run. */
function OrderForm({ plan, error, isPending, onOrder, onClose }: OrderFormProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros, number } = useRoyaltyWords();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const sum = euros(plan.amount);
  const problem = isProblem(error) ? error : undefined;
  const isRefused = error !== undefined && !(problem && mayRecover(problem));
  const canOrder = !isRefused && plan.payouts > 0;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { payouts, amount } = plan;
    const isRight = isConfirmed(typed, { payouts, amount: toMoney(amount, 'EUR') });
    setIsWrong(!isRight);
    if (isRight && !isPending) onOrder();
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Text>{t('pay.count', { count: plan.payouts })}</Text>
          <Text className={styles.sum}>{sum}</Text>
          {plan.receivers > 1 && (
            <Text tone="muted">{t('receivers', { count: plan.receivers })}</Text>
          )}
        </Stack>
        <PlanNotes plan={plan} />
        <Text size="small" tone="muted">
          {t('noMoney')}
        </Text>
        <FailureNotice>
          {error !== undefined &&
            (isRefused ? (problem?.message ?? t('pay.failed')) : t('pay.unreachable'))}
        </FailureNotice>
        {canOrder && (
          <Field
            label={t('pay.confirm')}
            hint={t('pay.confirmHint', {
              sum: toTyped(sum),
              payments: number(plan.payouts),
            })}
            error={isWrong ? t('pay.wrong') : undefined}
          >
            <NumberInput
              hasDecimals
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {t(canOrder ? 'pay.cancel' : 'close')}
          </Button>
          {canOrder && (
            <Button type="submit" variant="solid" isPending={isPending}>
              {error === undefined ? t('pay.submit', { sum }) : t('pay.retry')}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </form>
  );
}
