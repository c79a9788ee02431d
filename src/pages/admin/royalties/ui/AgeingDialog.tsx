import { useTranslation } from 'react-i18next';
import { Ageing } from './Ageing';
import { RoyaltyDialog } from './RoyaltyDialog';

export function AgeingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages.admin.royalties');
  return (
    <RoyaltyDialog
      title={t('ageing.title')}
      description={t('ageing.text')}
      size="widest"
      onClose={onClose}
    >
      <Ageing />
    </RoyaltyDialog>
  );
}
