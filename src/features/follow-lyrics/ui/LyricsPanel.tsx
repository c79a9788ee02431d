import { useTranslation } from 'react-i18next';
import { DockedPanel } from '@/shared/ui/docked-panel';
import { Lyrics } from './Lyrics';

/** Beside the content, in the place of the queue. */
export function LyricsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('features.follow-lyrics');
  return (
    <DockedPanel title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <Lyrics />
    </DockedPanel>
  );
}
