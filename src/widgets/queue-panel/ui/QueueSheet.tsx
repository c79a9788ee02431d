import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '@/shared/ui/dialog';
import { Queue } from './Queue';
import { sheet } from './QueueSheet.css';

type QueueSheetProps = {
  /** Called by its button, Escape or the browser's Back. */
  onClose: () => void;
};

export function QueueSheet({ onClose }: QueueSheetProps) {
  const { t } = useTranslation('widgets.queue-panel');
  return (
    <FullScreenDialog title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <div className={sheet}>
        <Queue />
      </div>
    </FullScreenDialog>
  );
}
