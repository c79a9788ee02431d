import { useTranslation } from 'react-i18next';
import { PlanIncome } from './PlanIncome';
import { RoyaltyDialog } from './RoyaltyDialog';

export function IncomeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages.admin.royalties');
  return (
    <RoyaltyDialog title={t('plans.title')} size="wide" onClose={onClose}>
      <PlanIncome />
    </RoyaltyDialog>
  );
}
