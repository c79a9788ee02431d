import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payee } from '@/entities/payout-account';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { showToast } from '@/shared/ui/toast';
import { useChangeAccount } from '../model/use-change-account';
import * as styles from './RemoveAccount.css';

type RemoveAccountProps = {
  payee: Payee;
  /** Masked. */
  number: string;
  version: number;
};

export function RemoveAccount({ payee, number, version }: RemoveAccountProps) {
  const { t } = useTranslation('features.set-payout-account');
  const { send, isPending } = useChangeAccount(payee, 'remove');
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();

  const ask = () => {
    setFailure(undefined);
    setAsking(true);
  };
  const handleConfirm = async () => {
    const failed = await send({ version, account: null });
    // Another account may stand there by now.
    setAsking(false);
    if (failed) setFailure(failed.sentence);
    else showToast({ tone: 'success', text: t('remove.done') });
  };

  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={ask}>
        {t('remove.action')}
      </Button>
      {failure !== undefined && (
        <div className={styles.failure}>
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        </div>
      )}
      {isAsking && (
        <AlertDialog
          isOpen
          onOpenChange={setAsking}
          title={t('remove.title', { number })}
          text={t('remove.text')}
          confirmLabel={t('remove.action')}
          cancelLabel={t('remove.keep')}
          tone="danger"
          isPending={isPending}
          onConfirm={() => void handleConfirm()}
        />
      )}
    </>
  );
}
