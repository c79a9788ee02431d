import { useTranslation } from 'react-i18next';
import type { Refused } from '@/shared/lib/form';
import { ReasonForm } from './ReasonForm';
import { RoyaltyDialog } from './RoyaltyDialog';

type ReturnDialogProps = {
  name: string;
  onSubmit: (reason: string) => Promise<Refused | null>;
  onClose: () => void;
};

/** Asks why a payment came back. */
export function ReturnDialog({ name, onSubmit, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('pages.admin.royalties');
  return (
    <RoyaltyDialog title={t('transfers.returnOf', { name })} onClose={onClose}>
      <ReasonForm
        label={t('transfers.reason', { name })}
        failed={t('steps.failed')}
        submitLabel={t('transfers.returnSubmit')}
        onSubmit={onSubmit}
        onDone={onClose}
        onCancel={onClose}
      />
    </RoyaltyDialog>
  );
}
