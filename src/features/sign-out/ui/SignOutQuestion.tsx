import { useTranslation } from 'react-i18next';
import { AlertDialog } from '@/shared/ui/alert-dialog';

type SignOutQuestionProps = {
  onConfirm: () => void;
  onCancel: () => void;
};

/** Load it lazily. */
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
