import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamedLabel, useWithdrawOfferMutation } from '@/entities/label';
import { isProblem } from '@/shared/api';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { handFocusOn } from '@/shared/ui/focus';
import { showFailure, showToast } from '@/shared/ui/toast';

type WithdrawOfferProps = {
  /** Id of the offered contract. */
  id: string;
  /** Declined by the artist: removed without a question. */
  isDeclined: boolean;
};

/** Withdraws a pending offer, or removes a declined one. */
export function WithdrawOffer({ id, isDeclined }: WithdrawOfferProps) {
  const { t } = useTranslation('pages.label.artists');
  const label = useNamedLabel();
  const [withdraw, { isLoading }] = useWithdrawOfferMutation();
  const [isAsking, setAsking] = useState(false);
  const send = async () => {
    const { error } = await withdraw({ label, id });
    setAsking(false);
    const isMissing = isProblem(error) && error.kind === 'not-found';
    if (error === undefined) showToast({ tone: 'success', text: t('contract.withdrawn') });
    else
      showFailure('withdrawOffer', error, {
        text: t(isMissing ? 'contract.answered' : 'contract.withdrawFailed'),
      });
  };
  return (
    <>
      <Button
        ref={handFocusOn}
        size="small"
        isPending={isLoading}
        onClick={() => (isDeclined ? void send() : setAsking(true))}
      >
        {t(isDeclined ? 'contract.remove' : 'contract.withdraw')}
      </Button>
      {isAsking && (
        <AlertDialog
          isOpen
          onOpenChange={setAsking}
          title={t('contract.withdrawTitle')}
          text={t('contract.withdrawText')}
          confirmLabel={t('contract.withdraw')}
          cancelLabel={t('contract.keep')}
          tone="danger"
          isPending={isLoading}
          onConfirm={() => void send()}
        />
      )}
    </>
  );
}
