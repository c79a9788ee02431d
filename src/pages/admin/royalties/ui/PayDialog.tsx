import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isProblem, mayRecover } from '@/shared/api';
import type { OrderPaymentsBody, PaymentPlan } from '@/shared/contract/payment-run.ts';
import type { PendingLabel } from '@/shared/contract/royalties.ts';
import { formSchema, type Refused, useDraftForm } from '@/shared/lib/form';
import { newId } from '@/shared/lib/id';
import { leaveBy } from '@/shared/lib/unsaved-changes';
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
import { Bench } from '@/shared/ui/workbench';
import { useOrderPaymentsMutation, usePaymentPlanQuery } from '../api/royalties-api';
import { chooseOrder } from '../lib/choose-order';
import { toTyped } from '../lib/is-confirmed';
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
    const { error } = await send({ id, labels: chosen, ...chosenOrder });
    return error ? { error } : null;
  };
  const leave = () => {
    onOrdered();
    // The open dialog is an entry of its own, which the run's page takes.
    void navigate(paths.paymentRun(id), { replace: true });
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
            isOrdered={order.isSuccess}
            onOrder={handleOrder}
            onOrdered={leave}
            onClose={() => leaveBy(onClose)}
          />
        )}
      </QueryView>
    </RoyaltyDialog>
  );
}

type ChosenOrder = Pick<OrderPaymentsBody, 'payouts' | 'amount' | 'leaveOut'>;

type OrderFormProps = {
  plan: PaymentPlan;
  /** Why the last attempt failed. */
  error: unknown;
  isOrdered: boolean;
  onOrder: (order: ChosenOrder) => Promise<Refused | null>;
  onOrdered: () => void;
  onClose: () => void;
};

const withAccount = ({ payees }: PaymentPlan) =>
  payees.filter(({ account }) => account !== null).map(({ receiver }) => receiver);

/** Number and sum, one of which is typed. All attempts have the same id, so there is one run. */
function OrderForm({ plan, error, isOrdered, onOrder, onOrdered, onClose }: OrderFormProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros, number } = useRoyaltyWords();
  // Who has no account is left out unless somebody ticks them.
  const selection = useSelection(withAccount(plan));
  const order = chooseOrder(plan.payees, selection.ids);
  const sum = euros(order.amount);
  const problem = isProblem(error) ? error : undefined;
  const isRefused = error !== undefined && !(problem && mayRecover(problem));
  const { form, fault, work } = useDraftForm({
    schema: formSchema(async () => (await import('../model/royalty-rules')).orderRules(order)),
    empty: { typed: '' },
    sentences: { typed: { wrong: t('pay.wrong') } },
    failed: t('pay.failed'),
    send: async () => {
      if (order.payouts === 0) return { refusal: '' };
      const refused = await onOrder(order);
      const isLost = isProblem(refused?.error) && mayRecover(refused.error);
      return isLost ? { refusal: t('pay.unreachable') } : refused;
    },
    onDone: onOrdered,
  });
  const canOrder = !isRefused && plan.payees.length > 0;
  const isTicked = [...selection.ids].toSorted().join() !== withAccount(plan).toSorted().join();
  const content = (
    <>
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
      {canOrder && order.payouts > 0 && (
        <Field
          label={t('pay.confirm')}
          hint={t('pay.confirmHint', { sum: toTyped(sum), payments: number(order.payouts) })}
          error={fault('typed')}
        >
          <NumberInput hasDecimals {...form.register('typed')} />
        </Field>
      )}
    </>
  );
  if (canOrder) {
    return (
      <Bench
        isInPage
        steps={[{ title: t('pay.title'), content }]}
        work={{ ...work, isChanged: work.isChanged || (isTicked && !isOrdered) }}
        isIncomplete={order.payouts === 0}
        submitLabel={error === undefined ? t('pay.submit', { sum }) : t('pay.retry')}
        onCancel={onClose}
      />
    );
  }
  return (
    <Stack gap={5}>
      {content}
      <FailureNotice>{work.refusal}</FailureNotice>
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Stack>
  );
}
