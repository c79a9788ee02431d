import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';

/** Sections whose address exists before their screen does. */
export type UpcomingSection = Exclude<
  keyof typeof paths,
  | 'album'
  | 'artist'
  | 'chart'
  | 'forgotPassword'
  | 'home'
  | 'library'
  | 'likedSongs'
  | 'login'
  | 'playlist'
  | 'profile'
  | 'register'
  | 'resetPassword'
  | 'search'
  | 'track'
  | 'user'
>;

type UpcomingPageProps = {
  /** The section whose address it stands at. */
  section: UpcomingSection;
};

/**
 * Stands at the address of a section that is still being built, so that no link ends in a blank.
 * @states default variants narrow
 * @without not-found access-denied: an address that is not there, or closed, has a page of its own
 * @without long-text: its words are its own
 * @without loading empty sample failed visitor extreme-numbers: it asks the server for nothing, and
 * is the same for everybody
 */
export function UpcomingPage({ section }: UpcomingPageProps) {
  const { t } = useTranslation('pages.fallback.upcoming');
  const title = t(`title.${section}`);
  usePageTitle(title);
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
