import { MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';

/**
 * The page of every address that the product does not have.
 * @states default not-found narrow
 * @without access-denied: an address that is there and closed has a page of its own
 * @without long-text: its words are its own
 * @without loading empty sample failed visitor extreme-numbers: it asks the server for nothing, and
 * is the same for everybody
 */
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
