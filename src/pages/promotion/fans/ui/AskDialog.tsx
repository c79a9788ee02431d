import { useTranslation } from 'react-i18next';
import { AlertDialog } from '@/shared/ui/alert-dialog';

type AskDialogProps = {
  title: string;
  text: string;
  confirmLabel: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirms the end of something that fans take part in or wait for. */
export function AskDialog({ onClose, ...asked }: AskDialogProps) {
  const { t } = useTranslation('pages.promotion.fans');
  return (
    <AlertDialog isOpen onOpenChange={onClose} tone="danger" cancelLabel={t('keepIt')} {...asked} />
  );
}
