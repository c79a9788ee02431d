import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsSample } from '@/shared/api';
import type { PaymentResult } from '@/shared/contract/payment-run.ts';
import { Meter } from '@/shared/ui/meter';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { FileLacks } from './FileLacks';
import { RunParts } from './RunParts';
import * as styles from './payment-run.css';

type RunLeadProps = {
  result: PaymentResult;
  /** The server does not answer. */
  isOffline: boolean;
};

/** What a run pays, how far it is, and what its file lacks. */
export function RunLead({ result, isOffline }: RunLeadProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros, number } = useRoyaltyWords();
  const isSample = useIsSample('paymentResult');
  const barId = useId();
  const { run, fileLacks, message, paidTax } = result;
  const isInBank = run.status === 'handedIn';
  return (
    <Stack gap={4}>
      <Stack gap={2} aria-live="polite">
        <Text>{t('pay.count', { count: run.payouts })}</Text>
        <Text as="span" className={styles.sum}>
          {euros(run.amount)}
        </Text>
        {paidTax && (
          <Text size="small">
            {t('pay.taxes', {
              vat: euros(paidTax.vat),
              withheld: euros(paidTax.withheld),
              paid: euros(paidTax.paid),
            })}
          </Text>
        )}
        <RunParts result={result} />
      </Stack>
      {run.isUnderWay && (
        <Stack gap={2}>
          <label htmlFor={barId}>
            {t('result.progress', { done: number(run.paidPayouts), all: number(run.payouts) })}
          </label>
          <Meter id={barId} value={run.paidPayouts} max={run.payouts} />
          <Text size="small" tone="muted">
            {isOffline ? t('result.offline') : t('result.goesOn')}
          </Text>
        </Stack>
      )}
      {message && (
        <Text size="small" aria-live="polite">
          {message === 'failed' ? t('message.lost') : t('message.underWay')}
        </Text>
      )}
      {fileLacks !== null && isInBank && <FileLacks lacks={fileLacks} />}
      {run.hasWorldFile && isInBank && (
        <Text size="small" tone="muted">
          {t('file.beyond')}
        </Text>
      )}
      <Text size="small" tone="muted">
        {t(isSample ? 'sample' : 'noMoney')}
      </Text>
    </Stack>
  );
}
