import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsSample } from '@/shared/api';
import type { PaymentResult, PaymentTransfer } from '@/shared/contract/payment-run.ts';
import { Button } from '@/shared/ui/button';
import { FailureNotice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { useRunSteps } from '../model/use-run-steps';
import { ApprovalNote } from './ApprovalNote';
import { FileButtons } from './FileButtons';
import { JournalButton } from './JournalButton';
import { MessageButton } from './MessageButton';
import { ReasonForm } from './ReasonForm';
import { RunConfirm } from './RunConfirm';
import * as styles from './payment-run.css';

type RunActProps = {
  result: PaymentResult;
  /** Selected, and in the bank. */
  ticked: readonly PaymentTransfer[];
};

/** The one act that moves a run on, and below it the files and the way back. */
export function RunAct({ result, ticked }: RunActProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { run } = result;
  const steps = useRunSteps(run.id);
  const isSample = useIsSample('paymentResult');
  const canWithdraw = run.status === 'ordered' || run.status === 'approved';
  const hasFiles = run.hasFile || run.hasWorldFile;
  if (isWithdrawing && canWithdraw) {
    return (
      <ReasonForm
        label={t('steps.withdrawReason')}
        submitLabel={t('steps.withdrawSubmit')}
        failed={t('steps.failed')}
        onSubmit={(reason) => steps.take({ kind: 'withdrawn', reason })}
        onDone={() => setIsWithdrawing(false)}
        onCancel={() => setIsWithdrawing(false)}
      />
    );
  }
  return (
    <Stack gap={4}>
      <NextAct result={result} steps={steps} ticked={ticked} />
      <FailureNotice>{steps.failure}</FailureNotice>
      {(hasFiles || canWithdraw) && (
        <Inline gap={2}>
          <FileButtons run={run} />
          {hasFiles && <MessageButton runId={run.id} />}
          {hasFiles && !isSample && (
            <JournalButton of={{ run: run.id }} about={run.orderedAt.slice(0, 10)} />
          )}
          {canWithdraw && (
            <Button size="small" variant="ghost" onClick={() => setIsWithdrawing(true)}>
              {t('steps.withdraw')}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}

type NextActProps = RunActProps & { steps: ReturnType<typeof useRunSteps> };

function NextAct({ result, steps, ticked }: NextActProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros } = useRoyaltyWords();
  const { run, fingerprint, approvers, parts } = result;
  const open = parts.find(({ state }) => state === 'open');
  const sum = euros(open?.amount ?? 0);
  if (run.status === 'ordered') {
    return (
      <Stack gap={4}>
        <ApprovalNote result={result} />
        {approvers === null && fingerprint !== null && (
          <div className={styles.act}>
            <Button
              variant="solid"
              isPending={steps.pending === 'approved'}
              onClick={() => void steps.take({ kind: 'approved', fingerprint })}
            >
              {t('steps.approve', { sum })}
            </Button>
          </div>
        )}
      </Stack>
    );
  }
  if (run.status === 'approved') {
    return (
      <Stack gap={4}>
        <Text size="small">{t('steps.handInText')}</Text>
        <div className={styles.act}>
          <Button
            variant="solid"
            isPending={steps.pending === 'handedIn'}
            onClick={() => void steps.take({ kind: 'handedIn' })}
          >
            {t('steps.handIn')}
          </Button>
        </div>
      </Stack>
    );
  }
  if (run.status !== 'handedIn' || run.isUnderWay || open === undefined) return null;
  return <RunConfirm run={run} ticked={ticked} />;
}
