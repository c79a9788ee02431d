import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PaymentRun } from '@/shared/contract/payment-run.ts';
import { saveText } from '@/shared/files';
import { Button } from '@/shared/ui/button';
import { showFailure } from '@/shared/ui/toast';
import { usePaymentFileMutation } from '../api/royalties-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';

/** Saves the bank's file of a run. */
export function FileButton({ run }: { run: PaymentRun }) {
  const { t } = useTranslation('pages.admin.royalties');
  const { moment, getReceivers } = useRoyaltyWords();
  const [ask, { isLoading }] = usePaymentFileMutation();
  const handleSave = async () => {
    const { data, error } = await ask(run.id);
    if (data !== undefined) {
      saveText(t('file.name', { day: run.orderedAt.slice(0, 10) }), data, 'application/xml');
      return;
    }
    showFailure('paymentFile', error, { fallback: t('file.failed') });
  };
  return (
    <Button
      size="small"
      data-second
      isPending={isLoading}
      aria-label={t('file.of', { name: getReceivers(run), moment: moment(run.orderedAt) })}
      onClick={() => void handleSave()}
    >
      <FileDown size={16} aria-hidden />
      {t('file.save')}
    </Button>
  );
}
