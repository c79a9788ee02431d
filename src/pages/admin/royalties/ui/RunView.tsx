import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentResult } from '@/shared/contract/payment-run.ts';
import { Meter } from '@/shared/ui/meter';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { usePaymentResultQuery } from '../api/royalties-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { useRefreshWhenPaid } from '../model/use-refresh-when-paid';
import { useRunSteps } from '../model/use-run-steps';
import { FileLacks } from './FileLacks';
import { RunEvents } from './RunEvents';
import { RunStatus } from './RunStatus';
import { RunSteps } from './RunSteps';
import { RunTransfers } from './RunTransfers';
import * as styles from './royalties.css';

/** Milliseconds. */
const pollEvery = 1_000;

type RunViewProps = {
  /** As ordered, or read. */
  first: PaymentResult;
  onClose: () => void;
};

/** A run as it was frozen, its next step, and its life so far. */
export function RunView({ first, onClose }: RunViewProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros, number } = useRoyaltyWords();
  const barId = useId();
  const polled = usePaymentResultQuery(first.run.id);
  const result = polled.data ?? first;
  const { run, fileLacks, message } = result;
  const isUnderWay = run.isUnderWay || message === 'underWay';
  usePaymentResultQuery(run.id, { pollingInterval: isUnderWay ? pollEvery : 0 });
  useRefreshWhenPaid(isUnderWay);
  const steps = useRunSteps(run.id);
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <Stack gap={6}>
      <Stack gap={2} aria-live="polite">
        <Text>{t('pay.count', { count: run.payouts })}</Text>
        <Inline gap={3}>
          <Text as="span" className={styles.sum}>
            {euros(run.amount)}
          </Text>
          <RunStatus run={run} />
        </Inline>
        {run.failedPayouts > 0 && (
          <Text size="small">{t('result.failed', { count: run.failedPayouts })}</Text>
        )}
      </Stack>
      {run.isUnderWay && (
        <Stack gap={2}>
          <label htmlFor={barId}>
            {t('result.progress', { done: number(run.paidPayouts), all: number(run.payouts) })}
          </label>
          <Meter id={barId} value={run.paidPayouts} max={run.payouts} />
          <Text size="small" tone="muted">
            {polled.error === undefined ? t('result.goesOn') : t('result.offline')}
          </Text>
        </Stack>
      )}
      {message && (
        <Text size="small" aria-live="polite">
          {message === 'failed' ? t('message.lost') : t('message.underWay')}
        </Text>
      )}
      <RunTransfers result={result} steps={steps} day={day} />
      <RunEvents events={result.events} />
      <Text size="small" tone="muted">
        {t('noMoney')}
      </Text>
      {fileLacks !== null && run.status === 'handedIn' && <FileLacks lacks={fileLacks} />}
      {run.hasWorldFile && run.status === 'handedIn' && (
        <Text size="small" tone="muted">
          {t('file.beyond')}
        </Text>
      )}
      <RunSteps result={result} steps={steps} day={day} onDay={setDay} onClose={onClose} />
    </Stack>
  );
}
