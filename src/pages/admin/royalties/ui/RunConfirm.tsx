import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentRun, PaymentTransfer } from '@/shared/contract/payment-run.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { DateInput, Field } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import type { RunSteps } from '../model/use-run-steps';
import * as styles from './payment-run.css';

const AlertDialog = lazyPart(() => import('@/shared/ui/alert-dialog'), 'AlertDialog');

type RunConfirmProps = {
  run: PaymentRun;
  /** Selected, and in the bank. */
  ticked: readonly PaymentTransfer[];
  steps: RunSteps;
};

/** Confirms the selected payments on a day, after asking with their sum, number and lacks. */
export function RunConfirm({ run, ticked, steps }: RunConfirmProps) {
  const { t, i18n } = useTranslation('pages.admin.royalties');
  const { date, euros } = useRoyaltyWords();
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10));
  const [isAsking, setIsAsking] = useState(false);
  const cents = ticked.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
  const payouts = ticked.reduce((total, each) => total + each.payouts, 0);
  const sum = euros(cents / 100);
  const lacking = ticked.filter(({ account }) => account === null).map(({ name }) => name);
  const names = new Intl.ListFormat(i18n.language).format(lacking);
  const handleConfirm = async () => {
    const receivers = ticked.map(({ receiver }) => receiver);
    if (await steps.take({ kind: 'confirmed', receivers, day })) setIsAsking(false);
  };
  return (
    <Stack gap={3}>
      <div className={styles.act}>
        <Field label={t('steps.day')} hint={t('steps.dayHint')}>
          <DateInput
            required
            min={run.orderedAt.slice(0, 10)}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </Field>
        <Button
          variant="solid"
          aria-haspopup="dialog"
          disabled={ticked.length === 0 || day === ''}
          onClick={() => setIsAsking(true)}
        >
          {t('steps.confirm', { sum })}
        </Button>
      </div>
      <Text size="small" tone="muted">
        {t('steps.confirmText')}
      </Text>
      <Suspense fallback={null}>
        {isAsking && (
          <AlertDialog
            isOpen
            onOpenChange={setIsAsking}
            title={t('steps.ask', { count: payouts, sum })}
            text={[
              t('steps.askText', { count: ticked.length, day: date(day) }),
              lacking.length > 0 && t('plan.withoutAccount', { count: lacking.length, names }),
            ]
              .filter(Boolean)
              .join(' ')}
            confirmLabel={t('steps.confirm', { sum })}
            cancelLabel={t('pay.cancel')}
            isPending={steps.pending === 'confirmed'}
            onConfirm={() => void handleConfirm()}
          >
            <FailureNotice>{steps.failure}</FailureNotice>
          </AlertDialog>
        )}
      </Suspense>
    </Stack>
  );
}
