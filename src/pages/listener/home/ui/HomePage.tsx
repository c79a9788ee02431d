import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { usePageTitle } from '@/shared/lib/page-title';
import { AccountBanner } from './AccountBanner';
import { FeaturedPlaylists } from './FeaturedPlaylists';
import { Greeting } from './Greeting';
import * as styles from './HomePage.css';
import { RecentTracks } from './RecentTracks';
import { Shortcuts } from './Shortcuts';

/** Source: document 1, section 2, Home. */
export function HomePage() {
  const { t } = useTranslation('pages.listener.home');
  const viewer = useViewer();
  usePageTitle(t('pageTitle'));
  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <Greeting />
        <Shortcuts />
      </div>
      {viewer && <RecentTracks />}
      <FeaturedPlaylists />
      {!viewer && <AccountBanner />}
    </div>
  );
}
