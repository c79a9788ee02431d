import { useTranslation } from 'react-i18next';
import type { AdminLabel } from '@/shared/contract/label-administration.ts';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Dialog } from '@/shared/ui/dialog';
import { LabelForm } from './LabelForm';

type LabelDialogProps = {
  /** Which one is changed; null makes one. */
  label: AdminLabel | null;
  /** It was left, or done. */
  onClose: () => void;
};

/** Makes a label, or changes one. */
export function LabelDialog({ label, onClose }: LabelDialogProps) {
  const { t } = useTranslation('pages.admin.labels');
  const leave = () => leaveBy(onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      title={t(label ? 'form.edit' : 'add')}
      closeLabel={t('form.close')}
      size="large"
    >
      <LabelForm label={label} onDone={onClose} onCancel={leave} />
    </Dialog>
  );
}
