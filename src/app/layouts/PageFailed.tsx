import { CloudAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';

/** Stands where a page broke. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('app.layouts');
  return (
    <StatusView
      icon={<CloudAlert />}
      title={t('pageFailed.title')}
      text={t('pageFailed.text')}
      action={<Button onClick={onRetry}>{t('pageFailed.retry')}</Button>}
    />
  );
}
