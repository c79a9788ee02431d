import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';

type PageFailedProps = {
  /** Asks for the page again: the button was pressed, or the network is back. */
  onRetry: () => void;
};

/** Stands where a page broke, in a shell that goes on. */
export function PageFailed({ onRetry }: PageFailedProps) {
  const { t } = useTranslation('app.layouts');
  // It may have failed for want of a network alone.
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
