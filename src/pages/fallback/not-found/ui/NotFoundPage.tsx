import { MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';

export function NotFoundPage() {
  const { t } = useTranslation('pages.fallback.not-found');
  usePageTitle(t('title'));
  return (
    <StatusView
      headingLevel={1}
      icon={<MapPinOff />}
      title={t('title')}
      text={t('text')}
      action={
        <>
          <ButtonLink variant="solid" to={paths.home}>
            {t('goHome')}
          </ButtonLink>
          <ButtonLink to={paths.search}>{t('goSearch')}</ButtonLink>
        </>
      }
    />
  );
}
