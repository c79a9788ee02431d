import { useTranslation } from 'react-i18next';
import { AlertDialog } from '@/shared/ui/alert-dialog';

type SharedQuestionProps = {
  /** Of the artist. */
  name: string;
  person: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function SharedQuestion({ name, person, onClose, ...rest }: SharedQuestionProps) {
  const { t } = useTranslation('pages.admin.users');
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('requests.shared.title', { name })}
      text={t('requests.shared.text', { name, person })}
      confirmLabel={t('requests.shared.confirm')}
      cancelLabel={t('requests.shared.cancel')}
      {...rest}
    />
  );
}
