import { useTranslation } from 'react-i18next';
import { useIsOnline } from '@/shared/api';
import * as styles from './OfflineLine.css';

/**
 * Says on every screen that there is no network, while there is none. It lies over the room that pages
 * leave at their end, and takes none.
 * @states default closed narrow
 * @without hover focus: there is nothing to press
 * @without loading empty failed: it shows no data
 * @without visitor: everybody sees the same
 * @without long-text: its words are its own, short ones
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
