import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { usePageTitle } from '@/shared/lib/page-title';
import { AccountBanner } from './AccountBanner';
import { FeaturedPlaylists } from './FeaturedPlaylists';
import { Greeting } from './Greeting';
import * as styles from './HomePage.css';
import { PreviewBanner } from './PreviewBanner';
import { RecentTracks } from './RecentTracks';
import { Shortcuts } from './Shortcuts';

/**
 * Where everybody starts: shortcuts, what was heard last, and the featured playlists.
 * See docs/product/home.md.
 * @states default loading empty sample failed visitor listener variants long-text no-image narrow
 * @without not-found: its address names nothing that could be missing
 * @without access-denied: everybody may open it
 * @without extreme-numbers: it shows no counts
 */
export function HomePage() {
  const { t } = useTranslation('pages.listener.home');
  const viewer = useViewer();
  usePageTitle(t('pageTitle'));
  return (
    <div className={styles.page}>
      {!viewer && <PreviewBanner />}
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
