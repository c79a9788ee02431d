import { useTranslation } from 'react-i18next';
import type { PaymentRun } from '@/shared/contract/payment-run.ts';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { usePaymentResultQuery } from '../api/royalties-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { RoyaltyDialog } from './RoyaltyDialog';
import { RunView } from './RunView';

type RunDialogProps = {
  run: PaymentRun;
  onClose: () => void;
};

/** A run from the list. */
export function RunDialog({ run, onClose }: RunDialogProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const { moment, getReceivers } = useRoyaltyWords();
  const result = usePaymentResultQuery(run.id);
  return (
    <RoyaltyDialog
      title={getReceivers(run)}
      description={t('result.ordered', { name: run.actor.name, moment: moment(run.orderedAt) })}
      size="medium"
      onClose={onClose}
    >
      <QueryView
        query={result}
        headingLevel={3}
        loading={<Skeleton shape="block" height="320px" />}
      >
        {(first) => <RunView first={first} onClose={onClose} />}
      </QueryView>
    </RoyaltyDialog>
  );
}
