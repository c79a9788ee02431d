import { useTranslation } from 'react-i18next';
import { Dialog } from '@/shared/ui/dialog';
import { PlanIncome } from './PlanIncome';

export function IncomeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages.admin.royalties');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('plans.title')}
      closeLabel={t('close')}
      size="wide"
    >
      <PlanIncome />
    </Dialog>
  );
}
