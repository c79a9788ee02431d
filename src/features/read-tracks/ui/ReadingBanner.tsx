import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import * as styles from './ReadingBanner.css';

type ReadingBannerProps = {
  onRetry: () => void;
};

export function ReadingBanner({ onRetry }: ReadingBannerProps) {
  const { t } = useTranslation('features.read-tracks');
  return (
    <div className={styles.notice}>
      <Notice
        role="alert"
        tone="danger"
        icon={<CloudOff size={20} />}
        action={<Button onClick={onRetry}>{t('retry')}</Button>}
      >
        {t('failed')}
      </Notice>
    </div>
  );
}
