import { useTranslation } from 'react-i18next';
import { Logo } from '@/shared/ui/logo';
import * as styles from './LoadingSession.css';

export function LoadingSession() {
  const { t } = useTranslation('app.layouts');
  return (
    // <output> is for the result of a form.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={styles.screen} role="status">
      <Logo />
      <p>{t('loadingSession')}</p>
    </div>
  );
}
