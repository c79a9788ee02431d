import { useTranslation } from 'react-i18next';
import { Dialog } from '@/shared/ui/dialog';
import { PlayReview } from './PlayReview';

/** What is held, what was decided, and the rules. */
export function ReviewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages.admin.royalties');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('review.title')}
      description={t('review.text')}
      closeLabel={t('close')}
      size="widest"
    >
      <PlayReview />
    </Dialog>
  );
}
