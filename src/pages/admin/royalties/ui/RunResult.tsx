import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentFailure, PaymentResult } from '@/shared/contract/royalties.ts';
import { Button } from '@/shared/ui/button';
import { DialogActions } from '@/shared/ui/dialog';
import { Meter } from '@/shared/ui/meter';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { usePaymentResultQuery } from '../api/royalties-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { useRefreshWhenPaid } from '../model/use-refresh-when-paid';
import { FileButton } from './FileButton';
import { FileLacks } from './FileLacks';
import * as styles from './royalties.css';

/** Milliseconds. */
const pollEvery = 1_000;

type RunResultProps = {
  /** As ordered, or listed. */
  first: PaymentResult;
  onClose: () => void;
};

/** The progress of a run, then its payments and failures. The run continues without this view. */
export function RunResult({ first, onClose }: RunResultProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const { date, euros, labelName, month, number } = useRoyaltyWords();
  const barId = useId();
  const isComplete =
    first.run.status === 'paid' &&
    first.failures.length === first.run.failedPayouts &&
    (first.fileLacks !== null || !first.run.hasFile);
  const polled = usePaymentResultQuery(first.run.id, { skip: isComplete });
  const { run, failures, fileLacks } = polled.data ?? first;
  const isUnderWay = run.status === 'pending';
  usePaymentResultQuery(first.run.id, {
    skip: isComplete,
    pollingInterval: isUnderWay ? pollEvery : 0,
  });
  useRefreshWhenPaid(isUnderWay);
  const done = run.paidPayouts + run.failedPayouts;
  const describeFailure = ({ label, period, paidOn, paidBy }: PaymentFailure) => {
    const about = { label: labelName(label), month: month(period), day: date(paidOn) };
    return paidBy === null
      ? t('result.line', about)
      : t('result.lineBy', { ...about, name: paidBy });
  };
  return (
    <Stack gap={5}>
      {isUnderWay ? (
        <Stack gap={2}>
          <label htmlFor={barId}>
            {t('result.progress', { done: number(done), all: number(run.payouts) })}
          </label>
          <Meter id={barId} value={done} max={run.payouts} />
          <Text size="small" tone="muted">
            {polled.error === undefined ? t('result.goesOn') : t('result.offline')}
          </Text>
        </Stack>
      ) : (
        <Stack gap={1} aria-live="polite">
          <Text>{t('result.paid', { count: run.paidPayouts })}</Text>
          <Text className={styles.sum}>{euros(run.paidAmount)}</Text>
        </Stack>
      )}
      {run.failedPayouts > 0 && (
        <Stack gap={3}>
          <Notice tone="quiet" role="note">
            {t('result.failed', { count: run.failedPayouts })}
          </Notice>
          <ul className={styles.lines}>
            {failures.map((failure) => (
              <li key={failure.id} className={styles.line}>
                <span>{failure.artist ?? t('ofLabel')}</span>
                <span>{euros(failure.amount)}</span>
                <span className={styles.about}>{describeFailure(failure)}</span>
              </li>
            ))}
          </ul>
          {run.failedPayouts > failures.length && !polled.isFetching && (
            <Text size="small" tone="muted">
              {t('result.more', { count: run.failedPayouts - failures.length })}
            </Text>
          )}
        </Stack>
      )}
      <Text size="small" tone="muted">
        {t('noMoney')}
      </Text>
      {fileLacks !== null && <FileLacks lacks={fileLacks} />}
      <DialogActions>
        {run.hasFile && <FileButton run={run} />}
        <Button variant="solid" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Stack>
  );
}
