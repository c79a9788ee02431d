import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentResult } from '@/shared/contract/payment-run.ts';
import { Button } from '@/shared/ui/button';
import { DialogActions } from '@/shared/ui/dialog';
import { DateInput, Field } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import type { RunSteps as Steps } from '../model/use-run-steps';
import { ApprovalNote } from './ApprovalNote';
import { FileButtons } from './FileButtons';
import { MessageButton } from './MessageButton';
import { ReasonForm } from './ReasonForm';

type RunStepsProps = {
  result: PaymentResult;
  steps: Steps;
  /** `2026-11-19` */
  day: string;
  onDay: (day: string) => void;
  onClose: () => void;
};

/** The next step of a run: to approve, hand in, or confirm it, or to withdraw it before. */
export function RunSteps({ result, steps, day, onDay, onClose }: RunStepsProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros } = useRoyaltyWords();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { run, fingerprint, approvers, transfers } = result;
  const open = transfers.filter(({ state }) => state === 'open');
  const canWithdraw = run.status === 'ordered' || run.status === 'approved';
  const sum = euros(open.reduce((total, { amount }) => total + amount, 0));
  const handleWithdraw = async (reason: string) => {
    if (await steps.take({ kind: 'withdrawn', reason })) setIsWithdrawing(false);
  };
  if (isWithdrawing && canWithdraw) {
    return (
      <Stack gap={4}>
        <FailureNotice>{steps.failure}</FailureNotice>
        <ReasonForm
          label={t('steps.withdrawReason')}
          submitLabel={t('steps.withdrawSubmit')}
          isPending={steps.isPending}
          onSubmit={(reason) => void handleWithdraw(reason)}
          onCancel={() => setIsWithdrawing(false)}
        />
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      {run.status === 'ordered' && <ApprovalNote result={result} />}
      {run.status === 'approved' && <Text size="small">{t('steps.handInText')}</Text>}
      {run.status === 'handedIn' && !run.isUnderWay && (
        <Field label={t('steps.day')} hint={t('steps.dayHint')}>
          <DateInput
            required
            min={run.orderedAt.slice(0, 10)}
            value={day}
            onChange={({ target }) => onDay(target.value)}
          />
        </Field>
      )}
      <FailureNotice>{steps.failure}</FailureNotice>
      <DialogActions>
        {canWithdraw && (
          <Button variant="ghost" onClick={() => setIsWithdrawing(true)}>
            {t('steps.withdraw')}
          </Button>
        )}
        <FileButtons run={run} />
        {(run.hasFile || run.hasWorldFile) && <MessageButton runId={run.id} />}
        {run.status === 'ordered' && approvers === null && fingerprint !== null && (
          <Button
            variant="solid"
            isPending={steps.pending === 'approved'}
            onClick={() => void steps.take({ kind: 'approved', fingerprint })}
          >
            {t('steps.approve', { sum })}
          </Button>
        )}
        {run.status === 'approved' && (
          <Button
            variant="solid"
            isPending={steps.pending === 'handedIn'}
            onClick={() => void steps.take({ kind: 'handedIn' })}
          >
            {t('steps.handIn')}
          </Button>
        )}
        {run.status === 'handedIn' && open.length > 0 && (
          <Button
            variant="solid"
            isPending={steps.pending === 'confirmed'}
            onClick={() => void steps.take({ kind: 'confirmed', receiver: null, day })}
          >
            {t('steps.confirm', { sum })}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Stack>
  );
}
