import { useTranslation } from 'react-i18next';
import { storedWelcome } from '@/entities/account';
import { useStoredValue } from '@/shared/lib/storage';
import { paths } from '@/shared/routes';
import { HomeBanner } from './HomeBanner';

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
    <HomeBanner
      title={t('artists.title')}
      text={t('artists.text')}
      to={paths.welcome}
      act={t('artists.choose')}
      dismissLabel={t('artists.skip')}
      onDismiss={putOff}
    />
  );
}
