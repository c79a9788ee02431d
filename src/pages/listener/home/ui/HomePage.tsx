import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { usePageTitle } from '@/shared/lib/page-title';
import { Stack } from '@/shared/ui/stack';
import { AccountBanner } from './AccountBanner';
import { FeaturedPlaylists } from './FeaturedPlaylists';
import { Greeting } from './Greeting';
import * as styles from './HomePage.css';
import type * as listenerParts from './listener-parts';
import { PreviewBanner } from './PreviewBanner';
import { Shortcuts } from './Shortcuts';
import { TracksToCome } from './TracksToCome';

/** Load after the page, for signed-in users only. */
type ListenerParts = typeof listenerParts;

/** See docs/product/home.md. */
export function HomePage() {
  const { t } = useTranslation('pages.listener.home');
  const viewer = useViewer();
  usePageTitle(t('pageTitle'));
  // Null after a failure.
  const [parts, setParts] = useState<ListenerParts | null>();
  // The first view renders first, so that no task is long on a slow device.
  const isWhole = useDeferredValue(true, false);
  const isListener = viewer !== null;
  useEffect(() => {
    if (isListener) import('./listener-parts').then(setParts, () => setParts(null));
  }, [isListener]);
  return (
    <div className={styles.page}>
      {!viewer && <PreviewBanner />}
      <div className={styles.opening}>
        <Greeting />
        <Shortcuts Opened={parts && parts.OpenedTiles} />
      </div>
      {parts && <parts.ListenerRows />}
      {viewer && parts === undefined && (
        <Stack gap={10}>
          <TracksToCome />
          <TracksToCome />
        </Stack>
      )}
      <FeaturedPlaylists isWhole={isWhole} parts={parts} />
      {parts && <parts.LastParts />}
      {isWhole && !viewer && <AccountBanner />}
    </div>
  );
}
