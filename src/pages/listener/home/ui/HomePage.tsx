import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { usePageTitle } from '@/shared/lib/page-title';
import { storedStories } from '../model/stored-stories';
import { AccountBanner } from './AccountBanner';
import { FeaturedPlaylists } from './FeaturedPlaylists';
import { Greeting } from './Greeting';
import * as styles from './HomePage.css';
import type * as listenerParts from './listener-parts';
import { PreviewBanner } from './PreviewBanner';
import { RecentTracks } from './RecentTracks';
import { Shortcuts } from './Shortcuts';

/** Load after the page, for signed-in users only. */
type ListenerParts = typeof listenerParts;

/** See docs/product/home.md. */
export function HomePage() {
  const { t } = useTranslation('pages.listener.home');
  const viewer = useViewer();
  const [hadStories] = useState(() => viewer !== null && storedStories(viewer.id).read() !== null);
  usePageTitle(t('pageTitle'));
  const [parts, setParts] = useState<ListenerParts>();
  // The first view renders first, so that no task is long on a slow device.
  const isWhole = useDeferredValue(true, false);
  const isListener = viewer !== null;
  useEffect(() => {
    if (isListener) import('./listener-parts').then(setParts, () => undefined);
  }, [isListener]);
  return (
    <div className={styles.page}>
      {!viewer && <PreviewBanner />}
      <div className={styles.opening}>
        <Greeting />
        <Shortcuts />
      </div>
      {hadStories && <div className={styles.stories}>{parts && <parts.Stories isExpected />}</div>}
      {viewer && <RecentTracks />}
      <FeaturedPlaylists isWhole={isWhole} Heart={parts?.SaveOnCard} />
      {parts && <parts.LastParts hasStories={!hadStories} />}
      {isWhole && !viewer && <AccountBanner />}
    </div>
  );
}
