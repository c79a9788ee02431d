import { useTranslation } from 'react-i18next';
import { PlayReview } from './PlayReview';
import { RoyaltyDialog } from './RoyaltyDialog';

/** What is held, what was decided, and the rules. */
export function ReviewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages.admin.royalties');
  return (
    <RoyaltyDialog title={t('review.title')} size="widest" onClose={onClose}>
      <PlayReview />
    </RoyaltyDialog>
  );
}
