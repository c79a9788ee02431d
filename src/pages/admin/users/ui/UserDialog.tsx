import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUser, CreateUserAnswer } from '@/shared/contract/administration.ts';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Dialog } from '@/shared/ui/dialog';
import { TemporaryPassword } from './TemporaryPassword';
import { UserForm } from './UserForm';

type UserDialogProps = {
  /** Null creates one. */
  user: AdminUser | null;
  onClose: () => void;
};

/** Changes an account, or creates one and shows its temporary password once. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('pages.admin.users');
  const [created, setCreated] = useState<CreateUserAnswer | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => (created ? setIsLeaving(true) : leaveBy(onClose));
  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      title={created ? t('password.title') : t(user ? 'form.edit' : 'form.create')}
      closeLabel={t('form.close')}
      size={created ? 'medium' : 'large'}
    >
      {created ? (
        <TemporaryPassword
          created={created}
          isLeaving={isLeaving}
          onStay={() => setIsLeaving(false)}
          onClose={onClose}
        />
      ) : (
        <UserForm user={user} onCreated={setCreated} onChanged={onClose} onCancel={leave} />
      )}
    </Dialog>
  );
}
