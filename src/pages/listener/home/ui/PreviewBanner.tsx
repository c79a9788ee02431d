import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { createStoredValue, useStoredValue } from '@/shared/lib/storage';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './PreviewBanner.css';

export const storedDismissal = createStoredValue<true>(
  'preview-banner-dismissed',
  (candidate) => candidate === true,
);

/** Explains previews to visitors, until dismissed. */
export function PreviewBanner() {
  const { t } = useTranslation('pages.listener.home');
  if (useStoredValue(storedDismissal)) return null;

  const dismiss = () => {
    storedDismissal.write(true);
    // The focused button is gone.
    document.getElementById('content')?.focus();
  };
  return (
    <section className={styles.banner} aria-label={t('preview.label')}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('preview.title')}</h2>
        <p>{t('preview.text')}</p>
      </div>
      <div className={styles.action}>
        <ButtonLink variant="solid" to={paths.register}>
          {t('preview.register')}
        </ButtonLink>
        <IconButton label={t('preview.dismiss')} onClick={dismiss} className={styles.dismiss}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}
