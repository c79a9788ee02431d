import { Suspense, lazy } from 'react';
import { TracksToCome } from './TracksToCome';

// Visitors do not load the table.
const RecentTrackTable = lazy(() =>
  import('./RecentTrackTable').then((module) => ({ default: module.RecentTrackTable })),
);

export const RecentTracks = () => (
  <Suspense fallback={<TracksToCome />}>
    <RecentTrackTable />
  </Suspense>
);
