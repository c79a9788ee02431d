import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import * as styles from './ReadingNotice.css';

type ReadingNoticeProps = {
  /** Asks for the missing part again. */
  onRetry: () => void;
};

/**
 * Says that a part of the list did not arrive, with a way to ask again.
 * @states default failed hover focus narrow
 * @without loading empty: it is there only after a failure
 * @without visitor: everybody sees the same
 * @without long-text: its words are its own
 */
export function ReadingNotice({ onRetry }: ReadingNoticeProps) {
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
