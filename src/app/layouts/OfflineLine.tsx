import { useTranslation } from 'react-i18next';
import { useIsOnline } from '@/shared/api';
import * as styles from './OfflineLine.css';

export function OfflineLine() {
  const { t } = useTranslation('app.layouts');
  const isOnline = useIsOnline();
  return (
    // Mounted before its words, or screen readers miss them. <output> is for the result of a
    // form.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status">{!isOnline && <p className={styles.line}>{t('offline')}</p>}</div>
  );
}
