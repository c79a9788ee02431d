import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { storedWelcome } from '@/entities/account';
import { useStoredValue } from '@/shared/lib/storage';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './PreviewBanner.css';

/** Offers the first choice of artists, which some registrations pass by, until it is put off. */
export function FirstArtists() {
  const { t } = useTranslation('pages.listener.home');
  if (useStoredValue(storedWelcome)) return null;

  const putOff = () => {
    storedWelcome.write(true);
    // The focused button is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.banner} aria-labelledby="first-artists">
      <div className={styles.words}>
        <h2 className={styles.title} id="first-artists">
          {t('artists.title')}
        </h2>
        <p>{t('artists.text')}</p>
      </div>
      <div className={styles.action}>
        <ButtonLink variant="solid" to={paths.welcome}>
          {t('artists.choose')}
        </ButtonLink>
        <IconButton label={t('artists.skip')} onClick={putOff} className={styles.dismiss}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}
