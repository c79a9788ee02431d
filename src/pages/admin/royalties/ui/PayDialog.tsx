import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem, mayRecover } from '@/shared/api';
import { sumAmounts, toAmount } from '@/shared/contract/money.ts';
import type { PendingLabel } from '@/shared/contract/royalties.ts';
import { newId } from '@/shared/lib/id';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { Field, NumberInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useOrderPaymentsMutation } from '../api/royalties-api';
import { isConfirmed } from '../lib/is-confirmed';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { RunResult } from './RunResult';
import * as styles from './royalties.css';

type PayDialogProps = {
  labels: readonly PendingLabel[];
  /** The run was ordered; the dialog stays and reports progress. */
  onOrdered: () => void;
  onClose: () => void;
};

/**
 * Shows number and sum, has one of them typed, and pays. All attempts send the same id, so the
 * run happens once.
 */
export function PayDialog({ labels, onOrdered, onClose }: PayDialogProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros, labelName } = useRoyaltyWords();
  // As opened: paid labels leave the list behind.
  const [order] = useState(() => ({
    id: newId(),
    labels: labels.map(({ id }) => id),
    payouts: labels.reduce((sum, { payouts }) => sum + payouts, 0),
    amount: sumAmounts(
      labels.map(({ amount }) => amount),
      'EUR',
    ),
  }));
  const [first] = useState(labels[0]);
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [send, { data, error, isLoading }] = useOrderPaymentsMutation();
  const sum = euros(order.amount);
  const problem = isProblem(error) ? error : undefined;
  const isRefused = error !== undefined && !(problem && mayRecover(problem));

  const pay = async () => {
    const { data: run } = await send({ ...order, amount: toAmount(order.amount) });
    if (run) onOrdered();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = isConfirmed(typed, order);
    setIsWrong(!isRight);
    if (isRight && !isLoading) void pay();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={
        order.labels.length === 1
          ? t('pay.titleOne', { name: labelName(first?.name ?? null) })
          : t('pay.title')
      }
      closeLabel={t('close')}
      size="medium"
    >
      {data ? (
        <RunResult first={data} onClose={onClose} />
      ) : (
        <form noValidate onSubmit={handleSubmit}>
          <Stack gap={5}>
            <Stack gap={1}>
              <Text>{t('pay.count', { count: order.payouts })}</Text>
              <Text className={styles.sum}>{sum}</Text>
              {order.labels.length > 1 && (
                <Text tone="muted">{t('receivers', { count: order.labels.length })}</Text>
              )}
            </Stack>
            <Text size="small" tone="muted">
              {t('noMoney')}
            </Text>
            <FailureNotice>
              {error !== undefined &&
                (isRefused ? (problem?.message ?? t('pay.failed')) : t('pay.unreachable'))}
            </FailureNotice>
            {!isRefused && (
              <Field
                label={t('pay.confirm')}
                hint={t('pay.confirmHint', {
                  sum,
                  payments: t('payments', { count: order.payouts }),
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
                {t(isRefused ? 'close' : 'pay.cancel')}
              </Button>
              {!isRefused && (
                <Button type="submit" variant="solid" isPending={isLoading}>
                  {error === undefined ? t('pay.submit', { sum }) : t('pay.retry')}
                </Button>
              )}
            </DialogActions>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
