import { useTranslation } from 'react-i18next';
import { AlertDialog } from '@/shared/ui/alert-dialog';

type SignOutQuestionProps = {
  /** The person signs out and loses what was not sent. */
  onConfirm: () => void;
  /** The person stays signed in. */
  onCancel: () => void;
};

/**
 * Asks before a sign-out removes drafts and unsent changes from the device. Load it lazily.
 * @states default narrow
 * @without pending: the sign-out leaves the page at once
 * @without hover focus: its buttons are those of the kit
 * @without loading empty failed: it asks for nothing
 * @without visitor: a visitor has nothing to sign out of
 * @without long-text: its words are fixed
 */
export function SignOutQuestion({ onConfirm, onCancel }: SignOutQuestionProps) {
  const { t } = useTranslation('features.sign-out');
  return (
    <AlertDialog
      isOpen
      onOpenChange={onCancel}
      title={t('title')}
      text={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      tone="danger"
      onConfirm={onConfirm}
    />
  );
}
