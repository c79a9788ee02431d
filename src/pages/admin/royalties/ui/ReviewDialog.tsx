import { useTranslation } from 'react-i18next';
import { PlayReview } from './PlayReview';
import { RoyaltyDialog } from './RoyaltyDialog';

/** What is held, what was decided, and the rules. */
export function ReviewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages.admin.royalties');
  return (
    <RoyaltyDialog
      title={t('review.title')}
      description={t('review.text')}
      size="widest"
      onClose={onClose}
    >
      <PlayReview />
    </RoyaltyDialog>
  );
}
