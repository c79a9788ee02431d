import { useTranslation } from 'react-i18next';
import { useIsOnline } from '@/shared/api';
import * as styles from './OfflineLine.css';

/**
 * Says on every screen that there is no network, while there is none. It lies over the room that pages
 * leave at their end, and takes none.
 */
export function OfflineLine() {
  const { t } = useTranslation('app.layouts');
  const isOnline = useIsOnline();
  return (
    // Always there, or screen readers would miss its words. <output> is for the result of a form.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status">{!isOnline && <p className={styles.line}>{t('offline')}</p>}</div>
  );
}
