import { Ear } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';

/** For an artist without any plays: what they can do. */
export function NobodyYet({ artist }: { artist: string | undefined }) {
  const { t } = useTranslation('pages.artist.dashboard');
  return (
    <StatusView
      icon={<Ear size={32} />}
      headingLevel={3}
      title={t('empty.title')}
      text={t('empty.text')}
      action={artist && <ButtonLink to={paths.artist(artist)}>{t('empty.action')}</ButtonLink>}
    />
  );
}
