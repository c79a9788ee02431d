import { useTranslation } from 'react-i18next';
import { DockedPanel } from '@/shared/ui/docked-panel';
import { Queue } from './Queue';

export function QueuePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('widgets.queue-panel');
  return (
    <DockedPanel title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <Queue />
    </DockedPanel>
  );
}
