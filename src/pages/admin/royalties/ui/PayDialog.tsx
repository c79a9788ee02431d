import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isProblem, mayRecover } from '@/shared/api';
import { toMoney } from '@/shared/contract/money.ts';
import type { OrderPaymentsBody, PaymentPlan } from '@/shared/contract/payment-run.ts';
import type { PendingLabel } from '@/shared/contract/royalties.ts';
import { newId } from '@/shared/lib/id';
import { paths } from '@/shared/routes';
import { useSelection } from '@/shared/ui/data-table';
import { Button } from '@/shared/ui/button';
import { DialogActions } from '@/shared/ui/dialog';
import { Field, NumberInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useOrderPaymentsMutation, usePaymentPlanQuery } from '../api/royalties-api';
import { chooseOrder } from '../lib/choose-order';
import { isConfirmed, toTyped } from '../lib/is-confirmed';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { PayeeChoice } from './PayeeChoice';
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
  const handleOrder = async (chosenOrder: ChosenOrder) => {
    const { data } = await send({ id, labels: chosen, ...chosenOrder });
    if (!data) return;
    onOrdered();
    // The open dialog is an entry of its own, which the run's page takes.
    void navigate(paths.paymentRun(data.run.id), { replace: true });
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
            onOrder={(chosenOrder) => void handleOrder(chosenOrder)}
            onClose={onClose}
          />
        )}
      </QueryView>
    </RoyaltyDialog>
  );
}

type ChosenOrder = Pick<OrderPaymentsBody, 'payouts' | 'amount' | 'leaveOut'>;

type OrderFormProps = {
  plan: PaymentPlan;
  error: unknown;
  isPending: boolean;
  onOrder: (order: ChosenOrder) => void;
  onClose: () => void;
};

/** Number and sum, one of which is typed. All attempts have the same id, so there is one run. */
function OrderForm({ plan, error, isPending, onOrder, onClose }: OrderFormProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros, number } = useRoyaltyWords();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  // Who has no account is left out unless somebody ticks them.
  const selection = useSelection(
    plan.payees.filter(({ account }) => account !== null).map(({ receiver }) => receiver),
  );
  const order = chooseOrder(plan.payees, selection.ids);
  const sum = euros(order.amount);
  const problem = isProblem(error) ? error : undefined;
  const isRefused = error !== undefined && !(problem && mayRecover(problem));
  const canOrder = !isRefused && order.payouts > 0;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { payouts, amount } = order;
    const isRight = isConfirmed(typed, { payouts, amount: toMoney(amount, 'EUR') });
    setIsWrong(!isRight);
    if (isRight && !isPending) onOrder(order);
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Text>{t('pay.count', { count: order.payouts })}</Text>
          <Text className={styles.sum}>{sum}</Text>
          {plan.receivers > 1 && (
            <Text tone="muted">
              {t('receivers', { count: plan.receivers - (order.leaveOut?.length ?? 0) })}
            </Text>
          )}
        </Stack>
        {plan.payees.length > 0 && <PayeeChoice payees={plan.payees} selection={selection} />}
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
              payments: number(order.payouts),
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
