import { useTranslation } from 'react-i18next';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { FailureNotice } from '@/shared/ui/notice';

type CancelDialogProps = {
  isPending: boolean;
  failure: string | null;
  onClose: () => void;
  onConfirm: () => void;
};

export function CancelDialog({ isPending, failure, onClose, onConfirm }: CancelDialogProps) {
  const { t } = useTranslation('pages.listener.profile');
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('subscription.cancelTitle')}
      text={t('subscription.cancelText')}
      confirmLabel={t('subscription.cancelConfirm')}
      cancelLabel={t('subscription.cancelBack')}
      tone="danger"
      isPending={isPending}
      onConfirm={onConfirm}
    >
      <FailureNotice>{failure}</FailureNotice>
    </AlertDialog>
  );
}
