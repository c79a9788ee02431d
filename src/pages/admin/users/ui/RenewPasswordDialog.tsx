import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUser, CreateUserAnswer } from '@/shared/contract/administration.ts';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Dialog } from '@/shared/ui/dialog';
import { showFailure } from '@/shared/ui/toast';
import { useRenewTemporaryPasswordMutation } from '../api/users-api';
import { TemporaryPassword } from './TemporaryPassword';

type RenewPasswordDialogProps = {
  /** An account whose user has not chosen a password yet. */
  user: AdminUser;
  onClose: () => void;
};

/** Confirms, generates a new temporary password and shows it once. */
export function RenewPasswordDialog({ user, onClose }: RenewPasswordDialogProps) {
  const { t } = useTranslation('pages.admin.users');
  const [renew, { isLoading }] = useRenewTemporaryPasswordMutation();
  const [renewed, setRenewed] = useState<CreateUserAnswer | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const handleConfirm = async () => {
    const { data, error } = await renew(user.id);
    if (data) {
      setRenewed(data);
      return;
    }
    showFailure('renewPassword', error, { fallback: t('password.again.failed') });
    onClose();
  };
  if (renewed) {
    return (
      <Dialog
        isOpen
        onOpenChange={() => setIsLeaving(true)}
        title={t('password.title')}
        closeLabel={t('form.close')}
        size="medium"
      >
        <TemporaryPassword
          created={renewed}
          isLeaving={isLeaving}
          onStay={() => setIsLeaving(false)}
          onClose={onClose}
        />
      </Dialog>
    );
  }
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('password.again.title')}
      text={t('password.again.text', { name: user.name, email: user.email })}
      confirmLabel={t('password.again.confirm')}
      cancelLabel={t('password.again.cancel')}
      isPending={isLoading}
      onConfirm={() => void handleConfirm()}
    />
  );
}
