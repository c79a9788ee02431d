import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';

type UpcomingPageProps = {
  /** Name of the section at whose address it stands. */
  title: string;
};

/**
 * Stands at the address of a section that is still being built, so that no link ends in a blank.
 * @states default variants narrow
 * @without not-found access-denied: an address that is not there, or closed, has a page of its own
 * @without long-text: its words are its own
 * @without loading empty sample failed visitor extreme-numbers: it asks the server for nothing, and
 * is the same for everybody
 */
export function UpcomingPage({ title }: UpcomingPageProps) {
  const { t } = useTranslation('pages.fallback.upcoming');
  return (
    <StatusView
      headingLevel={1}
      icon={<Hourglass />}
      title={title}
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
