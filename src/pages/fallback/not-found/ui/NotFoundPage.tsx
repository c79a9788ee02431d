import { MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';

/** The page of every address that the product does not have. */
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
          <Button asChild variant="solid">
            <Link to={paths.home}>{t('goHome')}</Link>
          </Button>
          <Button asChild>
            <Link to={paths.search}>{t('goSearch')}</Link>
          </Button>
        </>
      }
    />
  );
}
