import { MicVocal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';

/** In the place of a tool, for an account that speaks for no artist. */
export function NoOwnArtist() {
  const { t } = useTranslation('widgets.workspace');
  return (
    <StatusView
      icon={<MicVocal size={32} />}
      title={t('noOwn.title')}
      text={t('noOwn.text')}
      action={<ButtonLink to={paths.home}>{t('noOwn.action')}</ButtonLink>}
    />
  );
}
