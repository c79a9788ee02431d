import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import * as styles from './PreviewBanner.css';

/**
 * Tells a visitor that they hear previews, and how to hear everything.
 * @states default visitor hover focus narrow
 * @without loading empty failed: it shows no data
 * @without long-text: its words are its own
 */
export function PreviewBanner() {
  const { t } = useTranslation('widgets.preview-banner');
  return (
    <section className={styles.banner} aria-label={t('label')}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <div className={styles.action}>
        <ButtonLink variant="solid" to={paths.register}>
          {t('register')}
        </ButtonLink>
      </div>
    </section>
  );
}
