import { useTranslation } from 'react-i18next';
import type { AdminUser } from '@/shared/contract/administration.ts';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { useChangeAccount } from '../../model/use-change-account';

type SuspendDialogProps = {
  /** Named in the text, so that nobody suspends another one. */
  user: AdminUser;
  /** It was left, or done. */
  onClose: () => void;
};

/**
 * Asks, and suspends an account.
 * @states default pending failed long-text narrow
 */
export function SuspendDialog({ user, onClose }: SuspendDialogProps) {
  const { t } = useTranslation('pages.admin.panel');
  const { change, isPending } = useChangeAccount(user);
  const handleConfirm = async () => {
    await change({ status: 'suspended' });
    onClose();
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('users.suspend.title')}
      text={t('users.suspend.text', { name: user.name, email: user.email })}
      confirmLabel={t('users.suspend.confirm')}
      cancelLabel={t('users.suspend.cancel')}
      tone="danger"
      isPending={isPending}
      onConfirm={() => void handleConfirm()}
    />
  );
}
