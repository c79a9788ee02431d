import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';

type PageFailedProps = {
  /** Called by the button, or when the network returns. */
  onRetry: () => void;
};

export function PageFailed({ onRetry }: PageFailedProps) {
  const { t } = useTranslation('app.layouts');
  // The network may have been the reason.
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <StatusView
      icon={<CloudOff />}
      title={t('pageFailed.title')}
      text={t('pageFailed.text')}
      action={<Button onClick={onRetry}>{t('pageFailed.retry')}</Button>}
    />
  );
}
