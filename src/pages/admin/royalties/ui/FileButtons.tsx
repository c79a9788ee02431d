import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PaymentRun } from '@/shared/contract/payment-run.ts';
import { byteOrderMark, saveText } from '@/shared/files';
import { Button } from '@/shared/ui/button';
import { showFailure } from '@/shared/ui/toast';
import { type RunFile, usePaymentFileMutation } from '../api/royalties-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';

/** Save the files of a run that has them: the bank's, and that of payees beyond SEPA. */
export function FileButtons({ run }: { run: PaymentRun }) {
  return (
    <>
      {run.hasFile && <FileButton run={run} kind="bank" />}
      {run.hasWorldFile && <FileButton run={run} kind="world" />}
    </>
  );
}

/** An answer loses the mark at its start when it is read as text. */
const files = {
  bank: { start: '', type: 'application/xml', name: 'file.name', of: 'file.of', save: 'file.save' },
  world: {
    start: byteOrderMark,
    type: 'text/csv',
    name: 'file.worldName',
    of: 'file.worldOf',
    save: 'file.world',
  },
} as const;

function FileButton({ run, kind }: { run: PaymentRun; kind: RunFile }) {
  const { t } = useTranslation('pages.admin.royalties');
  const { moment, getReceivers } = useRoyaltyWords();
  const [ask, { isLoading }] = usePaymentFileMutation();
  const { start, type, name, of, save } = files[kind];
  const handleSave = async () => {
    const { data, error } = await ask({ id: run.id, kind });
    if (data !== undefined) {
      saveText(t(name, { day: run.orderedAt.slice(0, 10) }), start + data, type);
      return;
    }
    showFailure('paymentFile', error, { fallback: t('file.failed') });
  };
  return (
    <Button
      size="small"
      data-second
      isPending={isLoading}
      aria-label={t(of, { name: getReceivers(run), moment: moment(run.orderedAt) })}
      onClick={() => void handleSave()}
    >
      <FileDown size={16} aria-hidden />
      {t(save)}
    </Button>
  );
}
