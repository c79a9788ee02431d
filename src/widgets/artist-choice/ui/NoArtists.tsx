import { MicVocal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';

/** In the place of a tool, for a label that has nobody under contract. */
export function NoArtists() {
  const { t } = useTranslation('widgets.artist-choice');
  return (
    <StatusView
      icon={<MicVocal size={32} />}
      title={t('nobody.title')}
      text={t('nobody.text')}
      action={<ButtonLink to="/label-manager">{t('nobody.action')}</ButtonLink>}
    />
  );
}
