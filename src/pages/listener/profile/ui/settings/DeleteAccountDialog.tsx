import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/shared/config/brand.ts';
import type { User } from '@/shared/contract/user.ts';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Field, PasswordInput } from '@/shared/ui/field';
import { useDeleteAccount } from '../../model/use-delete-account';

type DeleteAccountDialogProps = {
  /** Named in the text. */
  viewer: User;
  /** Called on leaving. */
  onClose: () => void;
};

/** Load it lazily. */
export function DeleteAccountDialog({ viewer, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation('pages.listener.profile');
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { deleteAccount, isPending, failure } = useDeleteAccount(viewer.id);
  const confirm = () => {
    setMissing(password === '');
    if (password !== '') void deleteAccount(password);
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('ownData.delete.title')}
      text={t('ownData.delete.text', { brand, email: viewer.email })}
      confirmLabel={t('ownData.delete.confirm')}
      cancelLabel={t('ownData.delete.cancel')}
      tone="danger"
      isPending={isPending}
      onConfirm={confirm}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        {/* For password managers. */}
        <input
          type="text"
          autoComplete="username"
          aria-label={t('security.account')}
          value={viewer.email}
          readOnly
          hidden
        />
        <Field
          label={t('ownData.delete.password')}
          error={isMissing ? t('ownData.delete.passwordMissing') : failure}
        >
          <PasswordInput
            showLabel={t('security.showPassword')}
            hideLabel={t('security.hidePassword')}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
      </form>
    </AlertDialog>
  );
}
