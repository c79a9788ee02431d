import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '@/shared/ui/dialog';
import { Queue } from './Queue';
import { sheet } from './QueueSheet.css';

/** The queue of narrow windows, over the full-screen player. */
export function QueueSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('widgets.queue-panel');
  return (
    <FullScreenDialog title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <div className={sheet}>
        <Queue />
      </div>
    </FullScreenDialog>
  );
}
