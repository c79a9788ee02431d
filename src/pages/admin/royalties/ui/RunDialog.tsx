import { useTranslation } from 'react-i18next';
import type { PaymentRun } from '@/shared/contract/royalties.ts';
import { Dialog } from '@/shared/ui/dialog';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { RunResult } from './RunResult';

type RunDialogProps = {
  run: PaymentRun;
  onClose: () => void;
};

/** The result of an earlier run. */
export function RunDialog({ run, onClose }: RunDialogProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const { moment, getReceivers } = useRoyaltyWords();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={getReceivers(run)}
      description={t('result.ordered', { name: run.actor.name, moment: moment(run.orderedAt) })}
      closeLabel={t('close')}
      size="medium"
    >
      <RunResult first={{ run, failures: [], fileLacks: null }} onClose={onClose} />
    </Dialog>
  );
}
