import { useTranslation } from 'react-i18next';
import { useStoredValue } from '@/shared/lib/storage';
import { paths } from '@/shared/routes';
import { storedDismissal } from '../model/stored-dismissal';
import { HomeBanner } from './HomeBanner';

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
    <HomeBanner
      label={t('preview.label')}
      title={t('preview.title')}
      text={t('preview.text')}
      to={paths.register}
      act={t('preview.register')}
      dismissLabel={t('preview.dismiss')}
      onDismiss={dismiss}
    />
  );
}
