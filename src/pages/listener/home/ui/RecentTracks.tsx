import { Suspense, lazy } from 'react';
import { TracksToCome } from './TracksToCome';

// Only a listener has recent tracks, so that a visitor's first visit does not pay for the table.
const RecentTrackTable = lazy(() =>
  import('./RecentTrackTable').then((module) => ({ default: module.RecentTrackTable })),
);

/** What the listener heard last, or what to begin with. */
export const RecentTracks = () => (
  <Suspense fallback={<TracksToCome />}>
    <RecentTrackTable />
  </Suspense>
);
