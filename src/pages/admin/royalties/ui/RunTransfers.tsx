import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import {
  type PaymentResult,
  type PaymentTransfer,
  transfersMost,
} from '@/shared/contract/payment-run.ts';
import { Button } from '@/shared/ui/button';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Heading, Text } from '@/shared/ui/text';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import type { RunSteps } from '../model/use-run-steps';
import { ReasonForm } from './ReasonForm';
import * as styles from './royalties.css';

type RunTransfersProps = {
  result: PaymentResult;
  steps: RunSteps;
  /** `2026-11-19`, on which a single payment is confirmed. */
  day: string;
};

/** Who is paid, to which account, how much, and how each payment stands. */
export function RunTransfers({ result: { run, transfers }, steps, day }: RunTransfersProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros, getMonths, number } = useRoyaltyWords();
  const [returning, setReturning] = useState<string | null>(null);
  const canReturn = (state: PaymentTransfer['state']) =>
    (run.hasFile || run.hasWorldFile) &&
    (state === 'paid' || (state === 'open' && run.status === 'handedIn'));
  const handleReturn = async (receiver: string, reason: string) => {
    if (await steps.take({ kind: 'returned', receiver, reason })) setReturning(null);
  };
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('transfers.title')}</Heading>
      <ul className={styles.lines}>
        {transfers.map(
          ({ receiver, name, holder, account, amount, from, until, isFirst, state }) => (
            <li key={receiver} className={styles.line}>
              <strong>{name}</strong>
              <strong>{euros(amount)}</strong>
              <span className={styles.about}>
                {account === null
                  ? t(state === 'open' ? 'transfers.noAccount' : 'transfers.hadNoAccount')
                  : t('transfers.account', { holder: holder ?? name, account })}
              </span>
              <span className={styles.about}>
                {getMonths(from === until ? [from] : [from, until])}
                {isFirst && ` · ${t('transfers.first')}`}
              </span>
              <Inline gap={2} className={styles.about}>
                {state !== 'open' && (
                  <StatusBadge meaning={statusMeanings.transfer[state]}>
                    {t(`transfers.state.${state}`)}
                  </StatusBadge>
                )}
                {run.status === 'handedIn' && state === 'open' && (
                  <Button
                    size="small"
                    aria-label={t('transfers.confirmOf', { name })}
                    disabled={steps.isPending}
                    onClick={() => void steps.take({ kind: 'confirmed', receiver, day })}
                  >
                    {t('transfers.confirm')}
                  </Button>
                )}
                {canReturn(state) && returning !== receiver && (
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={t('transfers.returnOf', { name })}
                    onClick={() => setReturning(receiver)}
                  >
                    {t('transfers.return')}
                  </Button>
                )}
              </Inline>
              {returning === receiver && (
                <div className={styles.about}>
                  <ReasonForm
                    label={t('transfers.reason', { name })}
                    submitLabel={t('transfers.returnSubmit')}
                    isPending={steps.isPending}
                    onSubmit={(reason) => void handleReturn(receiver, reason)}
                    onCancel={() => setReturning(null)}
                  />
                </div>
              )}
            </li>
          ),
        )}
      </ul>
      {transfers.length === transfersMost && (
        <Text size="small" tone="muted">
          {t('transfers.more', { shown: number(transfersMost) })}
        </Text>
      )}
    </Stack>
  );
}
