import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '@/shared/ui/text';
import { TrackTableSkeleton } from '@/widgets/track-table';
import { shownTracks } from '../lib/shown-tracks';
import * as styles from './HomePage.css';

// Only a listener has recent tracks, so that a visitor's first visit does not pay for the table.
const RecentTrackTable = lazy(() =>
  import('./RecentTrackTable').then((module) => ({ default: module.RecentTrackTable })),
);

/** What the listener heard last. */
export function RecentTracks() {
  const { t } = useTranslation('pages.listener.home');
  return (
    <section className={styles.section} aria-labelledby="recent">
      <Heading level={2} id="recent">
        {t('recent.title')}
      </Heading>
      <Suspense fallback={<TrackTableSkeleton rows={shownTracks} hasMenu />}>
        <RecentTrackTable />
      </Suspense>
    </section>
  );
}
