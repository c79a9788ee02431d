import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoyaltyDetails } from '@/shared/contract/royalties.ts';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { showFailure } from '@/shared/ui/toast';
import { useHoldPaymentsMutation } from '../api/royalties-api';
import { ReasonForm } from './ReasonForm';
import * as styles from './royalties.css';

/** Stops payments to a label or an artist with a reason, or allows them again. */
export function HoldPart({ payees }: Pick<RoyaltyDetails, 'payees'>) {
  const { t } = useTranslation('pages.admin.royalties');
  const [asked, setAsked] = useState<string | null>(null);
  const [send, { isLoading }] = useHoldPaymentsMutation();
  const change = async (receiver: string, reason: string | null) => {
    const { error } = await send({ receiver, reason });
    return error ? { error } : null;
  };
  const release = async (receiver: string) => {
    const refused = await change(receiver, null);
    if (refused) showFailure('holdPayments', refused.error, { fallback: t('hold.failed') });
  };
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('hold.title')}</Heading>
      <ul className={styles.lines}>
        {payees.map(({ receiver, name, hold }) => (
          <li key={receiver} className={styles.line}>
            <span>{name}</span>
            {asked !== receiver && (
              <Button
                size="small"
                variant="ghost"
                disabled={isLoading}
                aria-label={t(hold === null ? 'hold.submitOf' : 'hold.releaseOf', { name })}
                onClick={() => (hold === null ? setAsked(receiver) : void release(receiver))}
              >
                {t(hold === null ? 'hold.submit' : 'hold.release')}
              </Button>
            )}
            <span className={styles.about}>
              {hold === null ? t('hold.none') : t('hold.reason', { reason: hold })}
            </span>
            {asked === receiver && (
              <div className={styles.about}>
                <ReasonForm
                  label={t('hold.ask', { name })}
                  submitLabel={t('hold.submit')}
                  failed={t('hold.failed')}
                  onSubmit={(reason) => change(receiver, reason)}
                  onDone={() => setAsked(null)}
                  onCancel={() => setAsked(null)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
